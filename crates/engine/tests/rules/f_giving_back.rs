//! F2: giving back what the spaces gave, and refusing what cannot be given back.

use crate::serving::*;
use crate::support::*;
use engine::model::{Card, Entertainer, Kind, Side};
use engine::{Action, Ask, Event, Gift, Illegal, Sitting};

/// A turn whose marker starts at `from` and goes five steps: a guest pays 5, three Brewer dice
/// bring 2 each. Nobody in the tavern can be removed.
#[track_caller]
fn five_steps(from: u16, bards: usize, schnapps: u8) -> Table {
    let mut t = before_five_steps(3, &[plain_guest(7)], from, bards, schnapps);
    t.all_ready();
    assert_eq!((t.reputation(), t.asked(S0)), (from + 5, Some(Ask::Serve)));
    t
}

/// The same before anybody is ready.
#[track_caller]
fn before_five_steps(level: u8, seated: &[Card], from: u16, bards: usize, schnapps: u8) -> Table {
    let mut areas = vec![Kind::Bard; bards];
    areas.push(Kind::Brewer);
    let plan =
        [(white(6), table(plain_guest(7))), (own(1), BREWER), (own(1), BREWER), (own(1), BREWER)];
    let evening = Evening { seated, areas: &areas, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[6], own: &[1, 1, 1], ..evening }.planned(level);
    t.edit().taverns[S0].reputation = from;
    t.hire(Entertainer::Musician, Side::First, schnapps);
    t
}

/// Five steps back: no Thaler.
fn lift() -> Action {
    Action::Lift { die: white(6), from: table(plain_guest(7)) }
}

/// Four steps back: 1 Thaler instead of 5.
fn to_cashbox() -> Action {
    Action::Place { die: white(6), from: Some(table(plain_guest(7))), to: CASHBOX }
}

#[test]
fn f2_schnapps_goes_back_to_the_supply() {
    let mut t = five_steps(4, 0, 0);
    // 5, Schnapps, 6, 7, 8.
    assert_eq!((t.schnapps(), t.game.supply.schnapps), (1, 19));
    let events = t.act(S0, to_cashbox());
    assert!(events.contains(&Event::SchnappsReturned { seat: S0, count: 1 }));
    assert_eq!((t.reputation(), t.schnapps(), t.game.supply.schnapps), (5, 0, 20));
    // And comes again with the marker.
    t.shift(white(6), CASHBOX, table(plain_guest(7)));
    assert_eq!((t.reputation(), t.schnapps(), t.game.supply.schnapps), (9, 1, 19));
}

#[test]
fn f2_spent_schnapps_cannot_be_given_back() {
    let mut t = five_steps(4, 0, 0);
    t.act(S0, Action::Musician);
    assert_eq!((t.purse().0, t.schnapps()), (2, 0));
    let refusal = Illegal::ReputationCannotGoBack { steps: 4, possible: 3 };
    assert_eq!(t.refuse(S0, to_cashbox(), "F2"), refusal);
    t.refuse(S0, lift(), "F2");
    let away = plan_of(&t, &[(own(1), BREWER), (own(1), BREWER), (own(1), BREWER)]);
    let refusal = Illegal::ReputationCannotGoBack { steps: 5, possible: 3 };
    assert_eq!(t.refuse(S0, away, "F2"), refusal);
    // Three steps can still be taken back: 2 beer against 5 Thalers.
    t.lift(own(1), BREWER).lift(own(1), BREWER);
    assert_eq!(t.reputation(), 6);
    let refusal = Illegal::ReputationCannotGoBack { steps: 2, possible: 0 };
    assert_eq!(t.refuse(S0, Action::Lift { die: own(1), from: BREWER }, "F2"), refusal);
}

#[test]
fn f2_schnapps_is_fungible() {
    // One token from elsewhere, one spent: one is there to be given back.
    let mut t = five_steps(4, 0, 1);
    t.act(S0, Action::Musician);
    assert_eq!(t.schnapps(), 1);
    t.act(S0, lift());
    assert_eq!((t.reputation(), t.schnapps()), (4, 0));
}

#[test]
fn f2_a_space_that_gave_nothing_takes_nothing() {
    // The supply was empty when the marker passed.
    let mut t = five_steps(0, 1, 3);
    t.edit().supply.schnapps = 0;
    t.act(S0, Action::Bard);
    assert_eq!((t.reputation(), t.schnapps()), (6, 3));
    assert_eq!(t.happened(|event| matches!(event, Event::StepGave { .. })), 0, "nothing to note");
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.schnapps(), t.game.supply.schnapps), (2, 3, 0));
}

#[test]
fn f2_the_crowns_noble_goes_back_from_the_top_of_the_deck() {
    let mut t = five_steps(10, 0, 0);
    // Crown, 1, 2, 3, 4.
    let nobles = t.game.supply.nobles();
    assert_eq!((t.tops(), t.reputation()), (vec![Card::NOBLE], 15));
    t.act(S0, to_cashbox());
    assert_eq!((t.tops(), t.reputation()), (vec![Card::NOBLE], 11), "still on the Crown");
    let events = t.act(S0, Action::Lift { die: white(6), from: CASHBOX });
    assert!(events.contains(&Event::NoblesReturned { seat: S0, count: 1 }));
    assert_eq!((t.tops(), t.reputation()), (vec![], 10));
    assert_eq!(t.game.supply.nobles(), nobles + 1);
}

#[test]
fn f2_a_noble_under_another_card_cannot_be_given_back() {
    let mut t = five_steps(10, 0, 0);
    t.edit().taverns[S0].thalers = 2;
    t.act(S0, Action::Buy(Kind::Barback));
    assert_eq!(t.tops(), [Card::NOBLE, card(Kind::Barback)]);
    let refusal = Illegal::ReputationCannotGoBack { steps: 5, possible: 4 };
    assert_eq!(t.refuse(S0, lift(), "F2"), refusal);
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.tops().len()), (11, 2));
}

#[test]
fn f2_nobles_are_fungible() {
    // A Noble recruited on top of another card does as well as the one below.
    let mut t = five_steps(10, 0, 0);
    t.set_purse(2, 9);
    t.act(S0, Action::Buy(Kind::Barback));
    t.act(S0, Action::Nobles(1));
    assert_eq!(t.tops(), [Card::NOBLE, card(Kind::Barback), Card::NOBLE]);
    t.act(S0, lift());
    assert_eq!((t.reputation(), t.tops()), (10, vec![Card::NOBLE, card(Kind::Barback)]));
}

#[test]
fn f2_goes_back_across_the_crown_lap() {
    // From the 8: Schnapps (nobody can be removed), Crown, and 1, 2, 3 of the second lap.
    let mut t = five_steps(9, 0, 0);
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (14, 1, vec![Card::NOBLE]));
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (10, 1, vec![]));
    t.act(S0, Action::Lift { die: white(6), from: CASHBOX });
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (9, 0, vec![]));
    t.place(S0, white(6), table(plain_guest(7)));
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (14, 1, vec![Card::NOBLE]));
    let track = rules().reputation_space(&t.game.form, t.reputation()).expect("a space");
    assert_eq!(track.points, 3);
}

#[test]
fn f2_steps_of_earlier_turns_never_go_back() {
    // No plan, a marker far on: nothing of this turn could go back, and nothing has to.
    let mut t = Evening { white: &[3, 1], ..Evening::default() }.planned(3);
    t.edit().taverns[S0].reputation = 6;
    t.all_ready();
    t.place(S0, white(3), CASHBOX).place(S0, white(1), BREWER);
    assert_eq!(t.reputation(), 7);
    t.lift(white(1), BREWER);
    assert_eq!((t.reputation(), t.game.serving.steps.len()), (6, 0));
    t.lift(white(3), CASHBOX);
    assert_eq!((t.reputation(), t.schnapps()), (6, 0));
}

#[test]
fn f2_a_swap_by_whole_plan_passes_where_single_moves_cannot() {
    let mut t = five_steps(4, 0, 0);
    t.act(S0, Action::Musician);
    // Alone the 6 may not leave its guest, nor may a 1 take its place.
    t.refuse(S0, lift(), "F2");
    let guest = table(plain_guest(7));
    t.refuse(S0, Action::Place { die: own(1), from: Some(BREWER), to: guest }, "E1");
    let swap = [(own(1), guest), (white(6), BREWER), (own(1), BREWER), (own(1), BREWER)];
    t.act(S0, plan_of(&t, &swap));
    assert_eq!((t.reputation(), t.schnapps()), (9, 0));
    assert_eq!(t.lying().iter().filter(|&&(_, at)| at == Some(BREWER)).count(), 3);
}

#[test]
fn f2_last_in_first_out_with_bards_in_between() {
    // Five steps of F1, then a Bard's step onto the Schnapps.
    let mut t = five_steps(0, 2, 0);
    t.act(S0, Action::Bard);
    assert_eq!((t.reputation(), t.schnapps()), (6, 1));
    // A lower minimum leaves the spaces entered last, whoever brought the marker there.
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.schnapps()), (2, 0));
    // Four more of F1 enter the Schnapps again; the second Bard goes on from there.
    t.shift(white(6), CASHBOX, table(plain_guest(7)));
    assert_eq!((t.reputation(), t.schnapps()), (6, 1));
    t.act(S0, Action::Bard);
    assert_eq!(t.reputation(), 7);
    t.refuse(S0, Action::Bard, "F17");
    // All of F1 gone, the two Bards' steps remain.
    t.act(S0, lift());
    assert_eq!((t.reputation(), t.schnapps()), (2, 0));
    assert_eq!(t.game.serving.steps.len(), 2);
}

#[test]
fn f2_a_bards_schnapps_once_spent_blocks_as_any_other() {
    let mut t = five_steps(0, 1, 0);
    t.act(S0, Action::Bard);
    t.act(S0, Action::Musician);
    let refusal = Illegal::ReputationCannotGoBack { steps: 4, possible: 0 };
    assert_eq!(t.refuse(S0, to_cashbox(), "F2"), refusal);
}

#[test]
fn f2_a_signature_laid_is_final() {
    // Level 5: 5, Schnapps, 6, Signature, 7.
    let mut t = before_five_steps(5, &[plain_guest(7)], 4, 0, 0);
    t.all_ready();
    assert_eq!((t.reputation(), t.asked(S0)), (8, Some(Ask::Column)));
    // The first column's first space gives nothing.
    t.act(S0, Action::Column(0));
    assert_eq!((t.reputation(), t.asked(S0)), (9, Some(Ask::Serve)));
    assert_eq!(t.game.serving.steps.get(3), Gift::Final);
    let refusal = Illegal::ReputationCannotGoBack { steps: 4, possible: 1 };
    assert_eq!(t.refuse(S0, to_cashbox(), "F2"), refusal);
    t.refuse(S0, lift(), "F2");
}

#[test]
fn f2_a_removed_guest_is_final() {
    let mut t = five_steps_to_the_choice();
    assert_eq!((t.reputation(), t.asked(S0)), (10, Some(Ask::SchnappsOrRemoval)));
    t.act(S0, Action::Remove(Sitting { card: regular(1), served: false }));
    // One more step: the Crown.
    assert_eq!((t.reputation(), t.asked(S0)), (11, Some(Ask::Serve)));
    let refusal = Illegal::ReputationCannotGoBack { steps: 4, possible: 1 };
    assert_eq!(t.refuse(S0, to_cashbox(), "F2"), refusal);
}

#[test]
fn f2_the_schnapps_chosen_instead_can_be_given_back() {
    let mut t = five_steps_to_the_choice();
    t.act(S0, Action::TakeSchnapps);
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (11, 2, vec![Card::NOBLE]));
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.schnapps(), t.tops()), (7, 1, vec![]));
}

/// Five steps from the Schnapps space: 6, 7, 8, Schnapps-or-removal and, after the answer, Crown.
fn five_steps_to_the_choice() -> Table {
    let mut t = before_five_steps(3, &[plain_guest(7), regular(1)], 6, 0, 1);
    t.all_ready();
    t
}

#[test]
fn f2_each_token_is_given_back_once() {
    // 5, Schnapps, 6, 7, 8, and by the Bard Schnapps again, as nobody can be removed.
    let mut t = five_steps(4, 1, 0);
    t.act(S0, Action::Bard);
    assert_eq!((t.reputation(), t.schnapps()), (10, 2));
    t.act(S0, Action::Musician);
    // Five steps back would need both tokens.
    let refusal = Illegal::ReputationCannotGoBack { steps: 5, possible: 4 };
    assert_eq!(t.refuse(S0, lift(), "F2"), refusal);
    t.act(S0, to_cashbox());
    assert_eq!((t.reputation(), t.schnapps()), (6, 0));
}
