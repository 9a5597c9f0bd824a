//! E: planning, and moving dice the same way within a serving turn (E4).

use crate::action::{Action, Plan};
use crate::ask::Ask;
use crate::board::Board;
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Answer, Game, Phase};
use crate::legal::ActionList;
use crate::model::{Die, Entertainer, Face, MAX_DICE, Place, Seat, Side, Space, Tavern};
use crate::rules::Rules;

impl Rules {
    /// The place of an unused die of this kind: in the pool, or on the given space.
    pub(crate) fn locate(
        &self,
        tavern: &Tavern,
        die: Die,
        from: Option<Space>,
    ) -> Result<Place, Illegal> {
        let place = match from {
            None => Some(Place::POOL),
            Some(space) => Place::printed(space).or_else(|| table_of(tavern, die, space)),
        };
        let lies = |&place: &Place| tavern.dice.find(die, place).is_some();
        place.filter(lies).ok_or(Illegal::NoSuchDie { die })
    }

    /// Checks moving one die from `from` to `to`, and finds the places.
    fn check_place(
        &self,
        tavern: &Tavern,
        die: Die,
        from: Option<Space>,
        to: Space,
    ) -> Result<(Place, Place), Illegal> {
        let source = self.locate(tavern, die, from)?;
        if from == Some(to) {
            return Err(Illegal::SamePlace);
        }
        let target = open_place(tavern, to).ok_or_else(|| why_closed(tavern, to))?;
        let needs = self.raises_for(die, to)?;
        if needs > 0 {
            let has = self.free_raises(tavern) + self.raises_of(die.face.pips(), from);
            if needs > has {
                return Err(Illegal::TooFewRaises { needs, has });
            }
        }
        Ok((source, target))
    }

    /// The raises the die needs on the space (E3), if any number makes it fit (E1).
    fn raises_for(&self, die: Die, to: Space) -> Result<u8, Illegal> {
        let wrong = Illegal::WrongValue { space: to, face: die.face };
        self.raises(die.face, to).ok_or(wrong)
    }

    /// Checks a whole plan (E4) and finds the place of every die of the tray.
    pub fn check_plan(&self, tavern: &Tavern, plan: &Plan) -> Result<[Place; MAX_DICE], Illegal> {
        let mut places = [Place::POOL; MAX_DICE];
        let mut laid = *tavern;
        laid.dice.arrange(&places);
        let mut needs = 0;
        for (index, to) in plan.0.iter().enumerate() {
            let Some(to) = *to else { continue };
            let movable = tavern.dice.get(index).filter(|(_, entry)| !entry.used());
            let Some((die, _)) = movable else {
                return Err(Illegal::PlanMovesUsedDie { index: index as u8 });
            };
            let place = open_place(&laid, to).ok_or_else(|| why_closed(&laid, to))?;
            needs += self.raises_for(die, to)?;
            laid.dice.put(die, Place::POOL, place);
            places[index] = place;
        }
        if needs > tavern.raises {
            return Err(Illegal::TooFewRaises { needs, has: tavern.raises });
        }
        Ok(places)
    }
}

/// The place a die on this space would lie, if the space can take one (E1, E2): the leftmost free
/// table of that card, a 1x space without a die this round (E6), or one of those that take any number.
#[inline]
fn open_place(tavern: &Tavern, to: Space) -> Option<Place> {
    let dice = tavern.dice.taken();
    let taken = |place: Place| dice & place.bit() != 0;
    let Some(card) = to.card() else {
        let place = Place::printed(to)?;
        let many = to == Space::BREWER || to == Space::MONK;
        return (many || !taken(place)).then_some(place);
    };
    let tables = (0..).zip(tavern.tables.seated());
    let awaiting = tables.filter(|(_, s)| s.card() == card && s.awaits_service());
    awaiting.map(|(slot, _)| Place::table(slot)).find(|&place| !taken(place))
}

/// The leftmost table of this kind on which an unused die like this lies.
fn table_of(tavern: &Tavern, die: Die, space: Space) -> Option<Place> {
    let unused = tavern.dice.entries().filter(|(kind, entry)| *kind == die && !entry.used());
    let mut places = unused.map(|(_, entry)| entry.place());
    places.find(|&place| tavern.space_at(place) == Some(space))
}

/// Why a space takes no die: a die lies there, a die was used there, or no such guest is there.
fn why_closed(tavern: &Tavern, to: Space) -> Illegal {
    let there = |used: bool| {
        tavern
            .dice
            .entries()
            .any(|(_, entry)| entry.used() == used && tavern.space_at(entry.place()) == Some(to))
    };
    if there(false) {
        Illegal::SpaceTaken { space: to }
    } else if there(true) {
        Illegal::SpaceUsed { space: to }
    } else {
        Illegal::NobodyThere { space: to }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// An action in E.
    pub(crate) fn plan(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { .. } | Action::Lift { .. } | Action::Plan(_) => {
                self.arrange(seat, action)
            }
            Action::Turn { die, to } => self.turn_die(seat, die, to),
            Action::Ready => {
                self.answer(seat, Answer::Ready);
                Ok(())
            }
            _ => Err(Illegal::WrongAnswer { ask: Ask::Plan }),
        }
    }

    /// Moves dice in E or F; in F the Reputation follows (F2).
    #[inline]
    pub(crate) fn arrange(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (rules, tavern) = (self.rules, self.game().tavern(seat));
        let event = match action {
            Action::Place { die, from, to } => {
                let (from, to) = rules.check_place(tavern, die, from, to)?;
                Event::DieMoved { seat, die, from, to }
            }
            Action::Lift { die, from } => {
                let from = rules.locate(tavern, die, Some(from))?;
                Event::DieMoved { seat, die, from, to: Place::POOL }
            }
            Action::Plan(plan) => {
                Event::DiceArranged { seat, places: rules.check_plan(tavern, &plan)? }
            }
            _ => return Err(Illegal::WrongAnswer { ask: Ask::Plan }),
        };
        if !rules.reputation_follows(self.game()) {
            self.emit(event);
            return Ok(());
        }
        let (thalers, beer) = self.weigh_change(seat, action, event);
        rules.check_reputation(self.game(), seat, thalers.min(beer))?;
        self.emit(event);
        self.reassess(seat, thalers, beer);
        Ok(())
    }

    /// T and B of F1 after a change of plan.
    fn weigh_change(&self, seat: Seat, action: Action, event: Event) -> (u16, u16) {
        let serving = &self.game().serving;
        match (action, event) {
            (Action::Place { from, to, .. }, _) => self.rules.weigh_move(serving, from, Some(to)),
            (Action::Lift { from, .. }, _) => self.rules.weigh_move(serving, Some(from), None),
            (_, Event::DiceArranged { places, .. }) => {
                let mut after = *self.game().tavern(seat);
                after.dice.arrange(&places);
                self.rules.assess(&after, &serving.yields)
            }
            _ => (serving.thalers, serving.beer),
        }
    }

    /// E5: the Juggler turns a die that is not placed.
    fn turn_die(&mut self, seat: Seat, die: Die, to: Face) -> Result<(), Illegal> {
        let price = self.rules.sheet().entertainers.die;
        self.rules.check_entertainer(
            self.game(),
            seat,
            Entertainer::Juggler,
            Side::Second,
            price,
        )?;
        self.rules.locate(self.game().tavern(seat), die, None)?;
        if die.face == to {
            return Err(Illegal::SameFace);
        }
        self.emit(Event::SchnappsReturned { seat, count: price });
        self.emit(Event::DieTurned { seat, die, to });
        Ok(())
    }

    /// E4: the phase ends when the last player is ready.
    pub(crate) fn settle_plan(&mut self) -> Flow {
        if !self.rules.all_answered(self.game()) {
            return Flow::Waits;
        }
        self.emit(Event::PhaseBegan { phase: Phase::Serve });
        self.begin_turn(self.game().start);
        Flow::Goes
    }
}

impl Rules {
    /// Whether moving a die moves the Reputation marker: in F, where there is one (F2).
    #[inline]
    pub(crate) fn reputation_follows(&self, game: &Game) -> bool {
        game.phase == Phase::Serve && game.form.reputation.is_some()
    }

    /// The single steps of E, in canonical order.
    pub(crate) fn list_plan(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        let mut board = Board::default();
        self.look(game.tavern(seat), &mut board);
        self.list_moves(game, seat, &board, list);
        let price = self.sheet().entertainers.die;
        let juggler = self.check_entertainer(game, seat, Entertainer::Juggler, Side::Second, price);
        if juggler.is_ok() {
            for die in board.lying().iter().filter(|lying| lying.at().is_none()) {
                let die = die.die();
                let faces = Face::ALL.into_iter().filter(|&to| to != die.face);
                list.extend(faces.map(|to| Action::Turn { die, to }));
            }
        }
        list.push(Action::Ready);
    }

    /// Placing, moving and lifting dice (E4); in F only as far as the Reputation can follow (F2).
    #[inline]
    pub(crate) fn list_moves(&self, game: &Game, seat: Seat, board: &Board, list: &mut ActionList) {
        let minimum = self.least_assessed(game, seat);
        if minimum == 0 {
            return self.list_moves_that(board, list, |_, _| true);
        }
        self.list_moves_that(board, list, |from, to| {
            let (thalers, beer) = self.weigh_move(&game.serving, from, to);
            thalers.min(beer) >= minimum
        });
    }

    #[inline]
    fn list_moves_that(
        &self,
        board: &Board,
        list: &mut ActionList,
        allowed: impl Fn(Option<Space>, Option<Space>) -> bool,
    ) {
        for &lying in board.lying() {
            let (die, from) = (lying.die(), lying.at());
            let targets = board.open.and(self.reach_of(lying, board.free_raises));
            for to in targets.but(lying.its_space()) {
                if allowed(from, Some(to)) {
                    list.push(Action::Place { die, from, to });
                }
            }
        }
        for (die, from) in board.placed() {
            if allowed(Some(from), None) {
                list.push(Action::Lift { die, from });
            }
        }
    }
}
