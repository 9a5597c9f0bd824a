//! The rules in words, for the terminal and for docs/rules.md; the page reads the same texts.

use crate::{FluentArgs, Speech, unbroken};
use engine::Rules;
use engine::model::{Area, Entertainer, Side};

/// A rule in the words of one set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, such as `F10`.
    pub id: &'static str,
    /// What it is about.
    pub title: String,
    /// The rule itself.
    pub sentence: String,
    /// What we decided where print is silent, and why.
    pub ruling: Option<String>,
    /// Where the editions differ.
    pub editions: Option<String>,
    /// How it plays.
    pub example: Option<String>,
}

/// The ids of all rules, in their order.
pub fn ids() -> impl Iterator<Item = &'static str> {
    let text = include_str!("../../../words/sentences/en/rules.ftl");
    text.lines().filter_map(|line| line.strip_prefix("rule-")?.split(' ').next())
}

/// The chapter of a rule, as its title is called in `rulebook-chapter`.
pub fn chapter(id: &str) -> &'static str {
    match id.get(..1) {
        Some("S") => "setup",
        Some("R") => "evening",
        Some("A") => "a",
        Some("B") => "b",
        Some("C") => "c",
        Some("D") => "d",
        Some("E") => "e",
        Some("F") => "f",
        Some("G") => "g",
        Some("T") => "tracks",
        Some("Z") => "end",
        _ => "examples",
    }
}

/// The numbers of a component sheet that the rules name, as their arguments are called.
pub fn numbers(rules: &Rules) -> [(&'static str, u8); 26] {
    let sheet = rules.sheet();
    let plain = |area: Area| sheet.upgrades[area as usize].plain;
    let upgraded = |area: Area| sheet.upgrades[area as usize].upgraded;
    let asks = |who, side| sheet.entertainers.of(who, side).0;
    let gives = |who, side| sheet.entertainers.of(who, side).1.unwrap_or(0);
    let [noble_1, noble_2, noble_3] = sheet.noble.prices;
    [
        ("cashbox", plain(Area::Cashbox)),
        ("cashbox_up", upgraded(Area::Cashbox)),
        ("brewer", plain(Area::Brewer)),
        ("brewer_up", upgraded(Area::Brewer)),
        ("barrel", plain(Area::Barrel)),
        ("barrel_up", upgraded(Area::Barrel)),
        ("monk", plain(Area::Monk)),
        ("monk_up", upgraded(Area::Monk)),
        ("safe", plain(Area::Safe)),
        ("safe_up", upgraded(Area::Safe)),
        ("storage", plain(Area::Storage)),
        ("storage_up", upgraded(Area::Storage)),
        ("dishwasher_price", sheet.upgrades[Area::Dishwasher as usize].price),
        ("dishwasher_discount", sheet.upgrades[Area::Dishwasher as usize].discount),
        ("noble_1", noble_1),
        ("noble_2", noble_2),
        ("noble_3", noble_3),
        ("musician_first", asks(Entertainer::Musician, Side::First)),
        ("musician_thalers", gives(Entertainer::Musician, Side::First)),
        ("musician_second", asks(Entertainer::Musician, Side::Second)),
        ("musician_beer", gives(Entertainer::Musician, Side::Second)),
        ("fire_first", asks(Entertainer::FireEater, Side::First)),
        ("fire_second", asks(Entertainer::FireEater, Side::Second)),
        ("juggler_card", asks(Entertainer::Juggler, Side::First)),
        ("juggler_die", asks(Entertainer::Juggler, Side::Second)),
        ("schnapps_kept", sheet.limits.schnapps_kept),
    ]
}

impl Rule {
    /// Whether it has all these words, in its code or in anything it says.
    pub fn speaks_of(&self, words: &[String]) -> bool {
        let parts = [Some(&self.title), Some(&self.sentence), self.ruling.as_ref()];
        let parts = parts.into_iter().chain([self.editions.as_ref(), self.example.as_ref()]);
        let said: Vec<String> = parts.flatten().map(|part| part.to_lowercase()).collect();
        let said = format!("{} {}", self.id.to_lowercase(), said.join(" "));
        words.iter().all(|word| said.contains(&word.to_lowercase()))
    }
}

impl Speech {
    /// A rule with the numbers of a sheet; none if there is no such rule.
    pub fn rule(&self, id: &str, rules: &Rules) -> Option<Rule> {
        let id = ids().find(|known| *known == id)?;
        let message = self.bundle.get_message(&format!("rule-{id}"))?;
        let mut args = FluentArgs::new();
        for (name, number) in numbers(rules) {
            args.set(name, number);
        }
        let said = |pattern| {
            let mut errors = Vec::new();
            let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
            debug_assert!(errors.is_empty(), "{id}: {errors:?}");
            unbroken(&text)
        };
        let part = |name| message.get_attribute(name).map(|part| said(part.value()));
        Some(Rule {
            id,
            title: part("title")?,
            sentence: said(message.value()?),
            ruling: part("ruling"),
            editions: part("editions"),
            example: part("example"),
        })
    }
}
