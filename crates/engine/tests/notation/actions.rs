//! Actions as text.

use engine::model::{Area, Card, Colour, Die, Face, GuestPlace, Kind, Side, Space};
use engine::notation::{read_action, write_action};
use engine::{Action, Plan, Sitting};

fn cards() -> impl Iterator<Item = Card> {
    (0..64).filter_map(Card::new)
}

fn spaces() -> impl Iterator<Item = Space> {
    (0..64).filter_map(Space::new)
}

fn dice() -> Vec<Die> {
    let colours = [Colour::White, Colour::Own];
    colours.into_iter().flat_map(|colour| Face::ALL.map(|face| Die { colour, face })).collect()
}

fn sittings() -> impl Iterator<Item = Sitting> {
    cards().flat_map(|card| [false, true].map(|served| Sitting { card, served }))
}

fn plans() -> Vec<Action> {
    let mut plans = vec![Plan::default()];
    for index in 0..7 {
        for space in spaces() {
            let mut plan = Plan::default();
            plan.0[index] = Some(space);
            plan.0[(index + 3) % 7] = Some(Space::MONK);
            plans.push(plan);
        }
    }
    plans.into_iter().map(Action::Plan).collect()
}

/// Every action there can be, but for plans of every combination.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Keep,
        Action::Redraw,
        Action::Ready,
        Action::CounterGuest,
        Action::Musician,
        Action::Bard,
        Action::Accept,
        Action::TakeSchnapps,
        Action::Decline,
        Action::Close,
        Action::TakeBack,
    ];
    for n in 0..=255 {
        all.extend([Action::StartCard(n), Action::Nobles(n)]);
        all.extend(GuestPlace::new(n).map(Action::Recruit));
        all.push(Action::Column(n));
        all.extend(Area::ALL.map(|area| Action::Upgrade { area, returned: n }));
    }
    all.extend(Side::ALL.map(Action::Choose));
    all.extend(Side::ALL.map(Action::Entertainer));
    all.extend(Area::ALL.map(Action::FreeUpgrade));
    all.extend(Area::ALL.map(Action::SchnappsUpgrade));
    all.extend(Face::ALL.map(Action::Take));
    all.extend(Kind::ALL.map(Action::Buy));
    all.extend(cards().map(Action::RemoveRegular));
    all.extend(cards().map(Action::OnTop));
    all.extend(sittings().map(Action::Remove));
    all.extend(sittings().map(Action::SchnappsRemove));
    for die in dice() {
        all.extend(Face::ALL.map(|to| Action::Turn { die, to }));
        for space in spaces() {
            all.push(Action::Lift { die, from: space });
            all.push(Action::Use { die, at: space });
            all.push(Action::Place { die, from: None, to: space });
            all.extend(spaces().map(|to| Action::Place { die, from: Some(space), to }));
        }
    }
    all.extend(plans());
    all
}

#[test]
fn every_action_is_read_back() {
    let mut seen = std::collections::HashSet::new();
    for action in every_action() {
        let text = write_action(&action);
        assert_eq!(read_action(&text), Ok(action), "{text}");
        assert_eq!(read_action(&format!("  {}\t", text.to_uppercase())), Ok(action), "{text}");
        assert!(seen.insert(text), "{action:?} is written like another");
    }
}

#[test]
fn the_canonical_forms_are_these() {
    let white = |pips| Die { colour: Colour::White, face: Face::new(pips).expect("a face") };
    let own = |pips| Die { colour: Colour::Own, face: Face::new(pips).expect("a face") };
    let guest = |index| Card::guest(index).expect("a guest");
    let table = |index| Space::table(guest(index)).expect("it sits");
    let mut plan = Plan::default();
    plan.0[0] = Some(Space::BREWER);
    plan.0[2] = Some(table(11));
    plan.0[4] = Some(Space::MONK);
    let noble = Space::table(Card::NOBLE).expect("it sits");
    for (text, action) in [
        ("start 4", Action::StartCard(3)),
        ("choose first", Action::Choose(Side::First)),
        ("free storage", Action::FreeUpgrade(Area::Storage)),
        ("side second", Action::Entertainer(Side::Second)),
        ("drop r2", Action::RemoveRegular(Card::regular(1).expect("a Regular"))),
        ("keep", Action::Keep),
        ("redraw", Action::Redraw),
        ("take 5", Action::Take(Face::ALL[4])),
        ("place w5 g12", Action::Place { die: white(5), from: None, to: table(11) }),
        (
            "move w5 cashbox g12",
            Action::Place { die: white(5), from: Some(Space::CASHBOX), to: table(11) },
        ),
        ("lift o3 barrel", Action::Lift { die: own(3), from: Space::BARREL }),
        ("turn w2 6", Action::Turn { die: white(2), to: Face::ALL[5] }),
        ("plan brewer - g12 - / monk - -", Action::Plan(plan)),
        ("ready", Action::Ready),
        ("use w2 noble", Action::Use { die: white(2), at: noble }),
        ("buy server", Action::Buy(Kind::Server)),
        ("upgrade brewer 2", Action::Upgrade { area: Area::Brewer, returned: 2 }),
        ("recruit 0", Action::Recruit(GuestPlace::THREE_PILE)),
        ("nobles 2", Action::Nobles(2)),
        ("counter", Action::CounterGuest),
        ("pay musician", Action::Musician),
        ("pay upgrade safe", Action::SchnappsUpgrade(Area::Safe)),
        ("pay remove g12", Action::SchnappsRemove(Sitting { card: guest(11), served: false })),
        ("bard", Action::Bard),
        ("accept", Action::Accept),
        ("schnapps", Action::TakeSchnapps),
        ("remove g12 served", Action::Remove(Sitting { card: guest(11), served: true })),
        ("column 1", Action::Column(0)),
        ("top noble", Action::OnTop(Card::NOBLE)),
        ("decline", Action::Decline),
        ("close", Action::Close),
        ("back", Action::TakeBack),
    ] {
        assert_eq!(write_action(&action), text);
        assert_eq!(read_action(text), Ok(action));
    }
}

#[test]
fn wrong_actions_are_refused_with_place_and_expectation() {
    let card = "a card (bard, barback, dishwasher, server, table, brewer, noble, r1, g1)";
    let space = "a space (cashbox, barrel, brewer, monk, noble, r1 to r8, g1 to g48)";
    let kinds = "bard, barback, dishwasher, server, table or brewer";
    for (text, message) in [
        ("", "column 1: expected an action, found the end".to_owned()),
        ("   ", "column 4: expected an action, found the end".to_owned()),
        ("jump", "column 1: expected an action, found \"jump\"".to_owned()),
        ("place", "column 6: expected a die (w1 to w6, o1 to o6), found the end".to_owned()),
        ("place w7 g1", "column 7: expected a die (w1 to w6, o1 to o6), found \"w7\"".to_owned()),
        ("place w g1", "column 7: expected a die (w1 to w6, o1 to o6), found \"w\"".to_owned()),
        ("place w5 server", format!("column 10: expected {space}, found \"server\"")),
        ("place w5 g49", format!("column 10: expected {space}, found \"g49\"")),
        ("place w5 g0", format!("column 10: expected {space}, found \"g0\"")),
        ("place w5 g01", format!("column 10: expected {space}, found \"g01\"")),
        ("place w5 r9", format!("column 10: expected {space}, found \"r9\"")),
        ("place w5 g1 g2", "column 13: expected the end, found \"g2\"".to_owned()),
        ("move w5 g1", format!("column 11: expected {space}, found the end")),
        ("turn w5 0", "column 9: expected 1 to 6, found \"0\"".to_owned()),
        ("take +5", "column 6: expected 1 to 6, found \"+5\"".to_owned()),
        ("buy noble", format!("column 5: expected {kinds}, found \"noble\"")),
        ("start 0", "column 7: expected a number from 1 to 256, found \"0\"".to_owned()),
        ("column 257", "column 8: expected a number from 1 to 256, found \"257\"".to_owned()),
        ("recruit 5", "column 9: expected a display place (0 to 4), found \"5\"".to_owned()),
        ("nobles -1", "column 8: expected a number from 0 to 255, found \"-1\"".to_owned()),
        ("upgrade safe", "column 13: expected a number from 0 to 255, found the end".to_owned()),
        ("choose third", "column 8: expected first or second, found \"third\"".to_owned()),
        ("top x", format!("column 5: expected {card}, found \"x\"")),
        ("remove g1 eaten", "column 11: expected served or the end, found \"eaten\"".to_owned()),
        ("pay bard", "column 5: expected musician, upgrade or remove, found \"bard\"".to_owned()),
        (
            "plan - - - -",
            "column 13: expected / between the white and the own dice, found the end".to_owned(),
        ),
        ("plan - - - - / - -", format!("column 19: expected {space}, found the end")),
        ("plan - - - - / - - - -", "column 22: expected the end, found \"-\"".to_owned()),
        ("ready now", "column 7: expected the end, found \"now\"".to_owned()),
        ("\u{212a}eep", "column 1: expected an action, found \"\u{212a}eep\"".to_owned()),
        ("take \u{fc}\u{fc}", "column 6: expected 1 to 6, found \"\u{fc}\u{fc}\"".to_owned()),
    ] {
        let refusal = read_action(text).expect_err(text);
        assert_eq!(refusal.to_string(), message, "{text:?}");
    }
}
