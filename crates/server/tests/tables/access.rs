//! Everybody × every route × before, during and after the game, from the server's own table of routes.

use crate::company::{changed, guest, link, waiting};
use crate::replay::replay_key;
use crate::support::{Browser, House};
use serde_json::json;
use server::{Needs, routes};

/// Somebody with what they are to the table.
pub struct Who {
    pub name: &'static str,
    pub browser: Browser,
    /// None for those to whom the table does not exist.
    pub rank: Option<Rank>,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Rank {
    Guest,
    Player,
    Owner,
}

/// Everybody who could come to a table: its people, those of another, and those who were here.
pub async fn everybody(house: &House) -> (String, Vec<Who>) {
    let (former, game, invitation) = waiting(house).await;
    let (other, _, _) = waiting(house).await;
    let mut people = vec![
        Who { name: "nobody", browser: Browser::new(house), rank: None },
        Who { name: "another table's owner", browser: other, rank: None },
    ];
    let mut former = former;
    let watch = link(&mut former, &game, json!("spectator")).await;
    let mut owner = guest(house, &invitation).await;
    let kicked = guest(house, &invitation).await;
    let invited = guest(house, &invitation).await;
    let spectator = guest(house, &watch).await;
    let mut kicked = kicked;
    changed(&mut kicked, &game, json!({ "type": "sit", "seat": 1, "name": "Kit" })).await;
    changed(&mut former, &game, json!({ "type": "kick", "seat": 1 })).await;
    changed(&mut owner, &game, json!({ "type": "sit", "seat": 1, "name": "Olga" })).await;
    changed(&mut former, &game, json!({ "type": "hand_over", "seat": 1 })).await;
    changed(&mut former, &game, json!({ "type": "leave" })).await;
    let again = link(&mut owner, &game, json!("seat")).await;
    let mut player = guest(house, &again).await;
    changed(&mut player, &game, json!({ "type": "sit", "seat": 0, "name": "Pia" })).await;
    let rank = |name, browser, rank| Who { name, browser, rank };
    people.extend([
        rank("the former owner", former, None),
        rank("somebody who was sent away", kicked, None),
        rank("a spectator", spectator, Some(Rank::Guest)),
        rank("somebody invited", invited, Some(Rank::Guest)),
        rank("a player", player, Some(Rank::Player)),
        rank("the owner", owner, Some(Rank::Owner)),
    ]);
    (game, people)
}

/// The status with which a route must refuse somebody; none if it must let them through.
fn refusal(needs: Needs, who: &Who) -> Option<u16> {
    match (needs, who.rank) {
        (Needs::Nothing, _) => None,
        // Nobody here started the program.
        (Needs::House, _) => Some(403),
        (Needs::ReplayKey, _) => who.browser.bearer.is_none().then_some(404),
        (Needs::Membership | Needs::Seat | Needs::Ownership, None) => Some(404),
        (Needs::Membership, Some(_)) => None,
        (Needs::Seat, Some(Rank::Player | Rank::Owner)) => None,
        (Needs::Ownership, Some(Rank::Owner)) => None,
        (Needs::Seat | Needs::Ownership, Some(_)) => Some(403),
    }
}

/// Asks every route of the game for everybody; how many answers were checked.
async fn ask_everything(game: &str, people: &mut [Who]) -> usize {
    let mut asked = 0;
    for route in routes().iter().filter(|route| route.needs != Needs::Nothing) {
        // What the owner deletes nobody else can be asked about.
        if route.method == "DELETE" {
            continue;
        }
        // Nobody may do this, and the room says so in its own way.
        let body = match route.path.rsplit('/').next() {
            Some("room") => json!({ "type": "sit", "seat": 3, "name": "" }),
            Some("links") => json!({ "kind": "spectator" }),
            _ => json!({}),
        };
        for who in people.iter_mut() {
            let path = route.path.replace("{game}", game);
            let head = format!("{} {path}", route.method);
            let (status, answer) = who.browser.request(&head, &body.to_string()).await;
            let told = format!("{} asks {head}: {status} {answer}", who.name);
            match refusal(route.needs, who) {
                Some(refused) => assert_eq!(status, refused, "{told}"),
                None if path.ends_with("room") => {
                    assert!([400, 403, 404, 409].contains(&status), "{told}");
                    assert_ne!(answer, r#"{"problem":"no_such_game"}"#, "{told}");
                }
                None => assert!(![401, 403, 404].contains(&status), "{told}"),
            }
            asked += 1;
        }
    }
    asked
}

#[tokio::test]
async fn every_route_lets_in_those_it_is_for() {
    let house = House::open().await;
    let (game, mut people) = everybody(&house).await;
    let first = ask_everything(&game, &mut people).await;
    assert!(first >= 7 * people.len(), "{first}");
    let owner = people.len() - 1;
    changed(&mut people[owner].browser, &game, json!({ "type": "start" })).await;
    ask_everything(&game, &mut people).await;
    for who in &mut people[..owner] {
        let (status, _) = who.browser.request(&format!("DELETE /api/games/{game}"), "").await;
        assert_eq!(status, if who.rank.is_some() { 403 } else { 404 }, "{}", who.name);
    }
    finish(&game, &mut people).await;
    let key = replay_key(&mut people[owner].browser, &game).await;
    let browser = Browser::with_key(&house, &key);
    people.push(Who { name: "somebody with the replay key", browser, rank: None });
    ask_everything(&game, &mut people).await;
    house.close().await;
}

/// The game ends when its people let computer players finish it.
pub async fn finish(game: &str, people: &mut [Who]) {
    for who in people.iter_mut() {
        let seat = match who.rank {
            Some(Rank::Owner) => 1,
            Some(Rank::Player) => 0,
            Some(Rank::Guest) | None => continue,
        };
        let mind = json!({ "type": "mind", "seat": seat, "bot": "random" });
        changed(&mut who.browser, game, mind).await;
    }
    let record = format!("GET /api/games/{game}/record");
    let owner = people.last_mut().expect("the owner");
    while owner.browser.request(&record, "").await.0 != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// The matrix above has a body for every route that changes something, and this test fails when a
/// route is added, so that somebody thinks about it.
#[test]
fn every_route_is_in_the_table() {
    let all: Vec<String> = routes()
        .iter()
        .map(|route| format!("{} {} {:?}", route.method, route.path, route.needs))
        .collect();
    assert_eq!(
        all,
        [
            "GET /api/status Nothing",
            "GET /api/openapi.json Nothing",
            "GET /api/lessons Nothing",
            "GET /api/examples Nothing",
            "GET /api/examples/{example} Nothing",
            "GET /api/puzzles Nothing",
            "GET /api/puzzles/{puzzle}/solution Nothing",
            "GET /api/sheet Nothing",
            "POST /api/sheets Nothing",
            "POST /api/sheets/effect Nothing",
            "GET /api/network Nothing",
            "POST /api/network House",
            "POST /api/house Nothing",
            "POST /api/links Nothing",
            "POST /api/codes Nothing",
            "GET /api/games Nothing",
            "POST /api/games Nothing",
            "POST /api/records Nothing",
            "POST /api/evenings Nothing",
            "GET /api/games/{game} Membership",
            "DELETE /api/games/{game} Ownership",
            "GET /api/games/{game}/record Membership",
            "GET /api/games/{game}/sheet Membership",
            "POST /api/games/{game}/room Membership",
            "POST /api/games/{game}/links Ownership",
            "POST /api/games/{game}/code Membership",
            "POST /api/games/{game}/rematch Seat",
            "POST /api/games/{game}/replay Membership",
            "GET /api/games/{game}/course Membership",
            "GET /api/games/{game}/evening Membership",
            "GET /api/games/{game}/fairness Membership",
            "GET /api/replay ReplayKey",
            "GET /api/replay/views ReplayKey",
            "GET /api/replay/record ReplayKey",
            "GET /api/replay/sheet ReplayKey",
            "GET /api/replay/fairness ReplayKey",
            "POST /api/replay/review ReplayKey",
            "POST /api/replay/again ReplayKey",
            "GET /api/games/{game}/socket Membership",
        ]
    );
}
