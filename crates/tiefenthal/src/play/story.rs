//! Turns events into the log of the game, one line for what belongs together.

use super::digest::{Digest, Used};
use super::look::name;
use super::words::actions::{known, seated};
use super::words::{Speech, story as say};
use engine::model::{BySeat, Owed, Seat};
use engine::{Event, Phase, Position, ROUNDS, Rules, SetupError};
use record::{Applied, Entry, Header, Hint, Line, Rewind, Undo};
use std::sync::Arc;

/// Lines that are repeated when a game resumes.
const AGAIN: usize = 6;

/// The story so far, and what is not yet in words.
#[derive(Debug)]
pub(super) struct Story {
    rules: Arc<Rules>,
    speech: Arc<Speech>,
    names: Vec<String>,
    people: BySeat<bool>,
    lines: Vec<String>,
    /// Lines that were shown.
    shown: usize,
    digests: BySeat<Digest>,
    /// Whether guests are being served.
    serving: bool,
}

impl Story {
    /// A story about these seats. People get more detail about their own moves than about bots'.
    pub(super) fn new(
        rules: Arc<Rules>,
        speech: Arc<Speech>,
        names: &[String],
        people: BySeat<bool>,
    ) -> Story {
        Story {
            rules,
            speech,
            names: names.to_vec(),
            people,
            lines: Vec::new(),
            shown: 0,
            digests: BySeat::default(),
            serving: false,
        }
    }

    /// All lines.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Puts everything into words and gives the lines that were not shown yet.
    pub(super) fn fresh(&mut self) -> &[String] {
        self.flush_all();
        let from = core::mem::replace(&mut self.shown, self.lines.len());
        &self.lines[from..]
    }

    /// Everything up to here was seen before.
    pub(super) fn all_shown(&mut self) {
        self.flush_all();
        self.shown = self.lines.len();
    }

    /// Everything was seen before, but repeat the last lines for somebody who comes back.
    pub(super) fn last_again(&mut self) {
        self.flush_all();
        self.shown = self.lines.len().saturating_sub(AGAIN);
    }

    /// Tells what happened up to the first question.
    pub(super) fn begin(&mut self, header: &Header) -> Result<(), SetupError> {
        let laid_out = header.laid_out(&self.rules)?;
        self.events(&laid_out, &header.events);
        Ok(())
    }

    /// Tells what a line of the record did.
    pub(super) fn tell(&mut self, applied: &Applied) {
        match &applied.what {
            Line::Entry(Entry::Decision { events, .. }) => {
                self.events(applied.before.position(), events);
            }
            Line::Entry(Entry::Undo(Undo { seat, .. }) | Entry::Rewind(Rewind { seat, .. })) => {
                let line = say::undo(&self.speech, name(&self.names, *seat));
                self.line(line);
            }
            Line::Entry(Entry::Hint(Hint { seat })) => {
                let line = say::hint(&self.speech, name(&self.names, *seat));
                self.line(line);
            }
            Line::End(_) => {}
        }
    }

    /// Tells events that happened to this game.
    pub(super) fn events(&mut self, game: &Position, events: &[Event]) {
        let rules = Arc::clone(&self.rules);
        let mut before = *game;
        for event in events {
            let mut after = before;
            after.evolve(event);
            self.event(&rules, &before, &after, event);
            before = after;
        }
    }

    fn note(&mut self, seat: Seat, text: impl Into<String>) {
        self.digests[seat].note(text);
    }

    fn line(&mut self, text: String) {
        self.flush_all();
        self.lines.push(text);
    }

    /// Tells one event; `game` is the game right after it.
    fn event(&mut self, rules: &Rules, before: &Position, game: &Position, event: &Event) {
        let prices = &rules.sheet().entertainers;
        let speech = Arc::clone(&self.speech);
        let s = &*speech;
        match *event {
            Event::StartPlayer { seat } => self.line(say::starts(s, name(&self.names, seat))),
            Event::RoundBegan { round, start } => {
                let space = rules.round_space(&game.form, round);
                self.line(say::round(s, round, ROUNDS, name(&self.names, start), &space));
                if round > 1 {
                    let scores =
                        self.names.iter().zip(Seat::ALL).map(|(name, seat)| {
                            format!("{name} {}", rules.score(game, seat).total())
                        });
                    self.lines.push(say::points(s, &scores.collect::<Vec<_>>()));
                }
            }
            Event::PhaseBegan { phase } => {
                self.flush_all();
                self.serving = phase == Phase::Serve;
            }
            Event::GuestLaid { place, card, .. } if game.round > 0 => {
                self.line(say::new_guest(s, &seated(rules, s, card), place));
            }
            Event::SchnappsTaken { seat, count } => {
                self.digests[seat].schnapps(i32::from(count));
            }
            Event::SchnappsReturned { seat, count } => {
                self.digests[seat].schnapps(-i32::from(count));
            }
            Event::CounterGuestCame { seat } => self.note(seat, s.text("event-counter_guest_came")),
            Event::CounterGuestLeft { seat } => self.note(seat, s.text("event-counter_guest_left")),
            Event::CardGained { seat, card } => self.digests[seat].gain(card),
            Event::CardShuffledIn { seat, card } => self.digests[seat].shuffled_in(card),
            Event::GuestGained { seat, card, .. } => {
                let price = self.digests[seat].price();
                self.note(seat, say::recruited(s, &seated(rules, s, card), price.as_deref()));
            }
            Event::NoblesReturned { seat, count } => {
                self.note(seat, s.count("terminal-nobles-back", count))
            }
            Event::Upgraded { seat, area } => {
                // Upgrades of Start Cards and free ones work at once (S8, A3).
                let later = self.people[seat] && self.serving;
                let works = if later { say::Works::Serving } else { say::Works::Now };
                let price = self.digests[seat].price();
                self.note(seat, say::upgraded(s, area, works, price.as_deref()));
            }
            Event::CardsReturned { seat, kind, count, .. } => {
                self.note(seat, say::returned(s, kind, count));
            }
            Event::Hired { seat, who, side } => self.note(seat, say::hired(s, who, side, prices)),
            Event::RegularRemoved { seat, card } => {
                self.note(seat, say::of_card(s, "terminal-regular-removed", card))
            }
            Event::Shuffled { seat } => {
                self.digests[seat].arriving.push(s.text("terminal-shuffled"))
            }
            Event::KnownCardArrived { seat, card } | Event::CardArrived { seat, card } => {
                self.digests[seat].arriving.push(known(rules, s, card));
            }
            Event::Dismissed { seat } => {
                // The next line mentions the Counter Guest that left.
                self.digests[seat].forget(&s.text("event-counter_guest_left"));
                self.flush(seat);
                self.note(seat, s.text("terminal-dismissed"));
                self.flush(seat);
            }
            Event::OwnDieRolled { seat, face } => self.digests[seat].own_dice.push(face.pips()),
            Event::DieTaken { seat, face } => {
                let line = say::takes(s, name(&self.names, seat), face.pips());
                self.line(line);
            }
            Event::DieTurned { seat, die, to } => {
                self.note(seat, say::turned(s, die, to.pips()));
            }
            Event::TurnBegan { seat, yields } => {
                self.flush_all();
                self.digests[seat].began = true;
                if yields.barbacks > 0 {
                    self.note(seat, s.count("terminal-barbacks", yields.barbacks));
                }
            }
            Event::Assessed { thalers, beer } => {
                let seat = game.active;
                self.digests[seat].dice_moved();
                if self.people[seat] && self.digests[seat].began {
                    self.note(seat, say::assessed(s, thalers, beer));
                }
            }
            Event::ReputationStep { seat } => self.digests[seat].reputation(1),
            Event::Owes { owed: Owed::StepBonus(_) } => self.digests[game.active].space_gives(),
            Event::ReputationBack { seat, steps } => {
                self.digests[seat].reputation(-i32::from(steps));
            }
            Event::ThalersGained { seat, count } => {
                self.digests[seat].earned(count, 0);
            }
            Event::BeerGained { seat, count } => {
                self.digests[seat].earned(0, count);
            }
            Event::ThalersPaid { seat, count: price } => {
                self.digests[seat].paid(s.count("thalers", price));
            }
            Event::BeerPaid { seat, count: price } => {
                self.digests[seat].paid(s.count("beer", price));
            }
            Event::DieUsed { seat, die, place, raises } => {
                let at = game.tavern(seat).space_at(place);
                self.digests[seat].die(Used { die, raises, at });
            }
            Event::BardSang => self.digests[game.active].bard(),
            Event::MonasteryStep { seat, to } => self.digests[seat].monastery(to),
            Event::GuestRemoved { seat, card, .. } => {
                self.note(seat, say::of_card(s, "terminal-guest-removed", card))
            }
            Event::SignatureLaid { seat, column, .. } => {
                self.digests[seat].signature(say::signature(s, column));
            }
            Event::SignatureReturned => self.note(game.active, s.text("terminal-signature-lost")),
            Event::TurnClosed { seat, thalers, beer } => {
                let lost = rules.lost(before.tavern(seat));
                self.note(seat, say::closed(s, (thalers, beer), lost));
            }
            Event::PutOnTop { seat, card } => {
                self.note(seat, say::of_card(s, "terminal-back-on-top", card))
            }
            Event::GameOver => self.line(s.text("terminal-game-over")),
            // Menus show this, or the lines above cover it. Answers stay secret.
            Event::StartCardOffered { .. }
            | Event::GuestLaid { .. }
            | Event::Answered { .. }
            | Event::TakenBack { .. }
            | Event::Resolving { .. }
            | Event::Owes { .. }
            | Event::Done
            | Event::ArrivalOver { .. }
            | Event::DishwashersReady { .. }
            | Event::CoasterRolled { .. }
            | Event::DraftTurn { .. }
            | Event::CoastersPassed
            | Event::DieMoved { .. }
            | Event::DiceArranged { .. }
            | Event::StepGave { .. }
            | Event::Bought { .. }
            | Event::Recruited
            | Event::RefillWaits { .. }
            | Event::TavernCleared { .. } => {}
        }
    }

    fn flush_all(&mut self) {
        for seat in Seat::ALL {
            self.flush(seat);
        }
    }

    fn flush(&mut self, seat: Seat) {
        let digest = core::mem::take(&mut self.digests[seat]);
        let who = name(&self.names, seat);
        if !digest.arriving.is_empty() {
            self.lines.push(say::arrivals(&self.speech, who, &digest.arriving));
        }
        if !digest.own_dice.is_empty() {
            self.lines.push(say::own_dice(&self.speech, who, &digest.own_dice));
        }
        let parts = digest.parts(&self.speech, self.people[seat]);
        if !parts.is_empty() {
            self.lines.push(format!("{who}: {}", parts.join("; ")));
        }
    }
}
