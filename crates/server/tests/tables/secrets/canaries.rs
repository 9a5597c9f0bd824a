//! Texts that must not be found: seeds, keys, people, what others say.

use super::base::{Base, NONCE, STRANGE_WORDS};
use super::world::Heard;
use data_encoding::{BASE64, HEXLOWER};
use serde_json::Value;

/// How far the game is.
#[derive(Clone, Copy, PartialEq)]
pub enum Stage {
    Playing,
    /// Its record is there for those who were at the table.
    Over,
}

pub struct Canaries {
    /// What no message holds.
    nobody: Vec<String>,
    /// What those at the table may know once the game is over.
    table: Vec<String>,
    stage: Stage,
    /// The keys of the browsers.
    cookies: Vec<String>,
    game: String,
}

impl Canaries {
    pub fn of(base: &Base, stage: Stage) -> Canaries {
        let meta = base.meta();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let mut nobody = base.links.clone();
        nobody.extend([&meta["owner"]].map(text));
        nobody.extend(meta["watchers"].as_array().expect("people").iter().map(text));
        for chair in meta["chairs"].as_array().expect("chairs") {
            nobody.push(text(&chair["sitter"]["person"]["id"]));
        }
        nobody.push(STRANGE_WORDS.to_owned());
        nobody.push(crate::support::HOUSE_KEY.to_owned());
        let table = [&meta["secret"]["seed"], &meta["secret"]["salt"]].map(text);
        assert!(table.iter().all(|secret| secret.len() == 64), "the seed and its salt");
        let table = table.into_iter().chain([NONCE.to_owned()]).collect();
        let cookies = base.people.iter().chain([&base.stranger]);
        let cookies = cookies.map(|browser| browser.cookie.clone().expect("a key")).collect();
        Canaries { nobody, table, stage, cookies, game: base.game.clone() }
    }

    /// Searches everything that was heard; how many bytes.
    pub fn search(&self, all: &[Heard]) -> usize {
        let mut bytes = 0;
        for heard in all {
            let knows_the_record = at_table(heard) || heard.name == "replay";
            let mut secrets: Vec<String> =
                self.nobody.iter().flat_map(|text| forms(text)).collect();
            if !(knows_the_record && self.stage == Stage::Over) {
                secrets.extend(self.table.iter().flat_map(|text| forms(text)));
            }
            // Not even one's own key comes back in a message.
            secrets.extend(self.cookies.iter().flat_map(|text| forms(text)));
            if heard.name == "stranger" || heard.name == "nobody" {
                secrets.extend([self.game.clone(), "\"Player 1\"".to_owned()]);
            }
            for text in &heard.texts {
                let small = text.to_lowercase();
                let found =
                    secrets.iter().find(|secret| text.contains(*secret) || small.contains(*secret));
                assert_eq!(found, None, "{} gets it: {text}", heard.who());
                bytes += text.len();
            }
        }
        self.can_be_found(all);
        bytes
    }

    /// What may be known is found, so the search looks at what it should.
    fn can_be_found(&self, all: &[Heard]) {
        for heard in all.iter().filter(|heard| at_table(heard)) {
            let finds = |secret: &String| heard.texts.iter().any(|text| text.contains(secret));
            assert!(finds(&"Ann".to_owned()) && finds(&self.game), "{}", heard.who());
            let over = self.stage == Stage::Over;
            assert_eq!(self.table.iter().all(finds), over, "{}", heard.who());
        }
        let replayed = all.iter().filter(|heard| heard.name == "replay");
        for heard in replayed {
            let finds = |secret: &String| heard.texts.iter().any(|text| text.contains(secret));
            assert!(self.table.iter().all(finds), "the record has it");
        }
    }
}

fn at_table(heard: &Heard) -> bool {
    heard.seat.is_some() || heard.name == "spectator"
}

/// The ways in which a secret could be written.
fn forms(secret: &str) -> Vec<String> {
    let mut forms = vec![secret.to_owned()];
    if let Ok(bytes) = HEXLOWER.decode(secret.as_bytes()) {
        forms.push(BASE64.encode(&bytes));
        let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
        forms.extend([numbers.join(","), numbers.join(", ")]);
    }
    forms
}
