//! What everything for sale, and every step on a track, would be worth: the rules carry it out on a
//! copy and the value judges the result.

use crate::value::Judge;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Area, Bonus, Entertainer, Kind, OwedStack, Seat, Side};
use engine::{Action, ActionList, Ask, Game, NoEvents, Phase, Serving};

/// Chance for questions whose outcome nobody looks at: always the first that is possible. The value
/// never looks at what is drawn in a serving turn (the refilled display), so nothing is foreseen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blind;

impl Chance for Blind {
    fn draw(&mut self, _: Moment, odds: &Odds) -> u8 {
        odds.outcome(0)
    }
}

/// What something brings: value with an empty purse, and what goes into the purse.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gain {
    pub(crate) value: f32,
    pub(crate) thalers: u16,
    pub(crate) beer: u16,
}

/// Something to be had for Thalers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ware {
    pub(crate) kind: Option<Kind>,
    pub(crate) area: Option<Area>,
    pub(crate) returned: u8,
    pub(crate) price: u16,
    pub(crate) value: f32,
}

/// A guest to be had for beer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Treat {
    pub(crate) price: u16,
    pub(crate) gain: Gain,
}

/// A full purse.
const FULL: u16 = 200;

/// Everything the seat could gain in its turn.
pub(crate) struct Goods<'a> {
    pub(crate) judge: &'a Judge<'a>,
    pub(crate) seat: Seat,
    /// The seat in its serving turn with a full purse.
    scene: Game,
    pub(crate) base: f32,
    pub(crate) wares: Vec<Ware>,
    pub(crate) treats: Vec<Treat>,
    pub(crate) noble: f32,
}

impl<'a> Goods<'a> {
    pub(crate) fn new(judge: &'a Judge<'a>, game: &Game, seat: Seat) -> Goods<'a> {
        let mut scene = *game;
        if game.phase != Phase::Serve || game.active != seat {
            scene.phase = Phase::Serve;
            scene.active = seat;
            scene.answers = Default::default();
            scene.serving =
                Serving { yields: judge.rules.yields(game.tavern(seat)), ..Serving::default() };
        }
        scene.owed = OwedStack::default();
        scene.taverns[seat].thalers = FULL;
        scene.taverns[seat].beer = FULL;
        let mut goods = Goods {
            judge,
            seat,
            scene,
            base: 0.0,
            wares: Vec::new(),
            treats: Vec::new(),
            noble: 0.0,
        };
        goods.base = goods.emptied(&scene);
        goods.look_around();
        goods
    }

    /// The value with nothing in the purse.
    fn emptied(&self, game: &Game) -> f32 {
        self.judge.prospect(game, self.seat).with(0, 0)
    }

    fn gain_of(&self, after: &Game) -> Gain {
        let tavern = after.tavern(self.seat);
        Gain {
            value: self.emptied(after) - self.base,
            thalers: tavern.thalers.saturating_sub(FULL),
            beer: tavern.beer.saturating_sub(FULL),
        }
    }

    fn look_around(&mut self) {
        let rules = self.judge.rules;
        let mut list = ActionList::new();
        rules.legal_into(&self.scene, self.seat, &mut list);
        for action in &list {
            let mut next = self.scene;
            let price = match *action {
                Action::Buy(kind) => rules.thaler_price(kind) as u16,
                Action::Upgrade { area, returned } => rules.upgrade_price(area, returned),
                Action::Recruit(_) | Action::Nobles(1) => 0,
                _ => continue,
            };
            if rules.apply(&mut next, self.seat, action, &mut Blind, &mut NoEvents).is_err() {
                continue;
            }
            if let Action::Recruit(place) = *action {
                let guest = self.scene.display[place as usize].guest;
                let price = guest.map_or(0, |guest| rules.beer_price(guest)) as u16;
                next.taverns[self.seat].beer += price;
                resolve(self.judge, &mut next, self.seat);
                self.treats.push(Treat { price, gain: self.gain_of(&next) });
                continue;
            }
            let value = self.emptied(&next) - self.base;
            match *action {
                Action::Buy(kind) => {
                    let kind = Some(kind);
                    self.wares.push(Ware { kind, area: None, returned: 0, price, value });
                }
                Action::Upgrade { area, returned } => {
                    let area = Some(area);
                    self.wares.push(Ware { kind: None, area, returned, price, value });
                }
                _ => self.noble = value,
            }
        }
    }

    /// What 0, 1, 2, … Monastery steps bring.
    pub(crate) fn steps(&self, most: usize) -> Vec<Gain> {
        self.walk(Bonus::Steps(1), most)
    }

    /// What 0, 1, 2, … Reputation steps bring.
    pub(crate) fn reputation(&self, most: usize) -> Vec<Gain> {
        self.walk(Bonus::Reputation(1), most)
    }

    fn walk(&self, step: Bonus, most: usize) -> Vec<Gain> {
        let mut game = self.scene;
        let mut gains = vec![Gain::default()];
        for _ in 0..most {
            self.judge.rules.what_if(&mut game, step, &mut Blind);
            resolve(self.judge, &mut game, self.seat);
            gains.push(self.gain_of(&game));
        }
        gains
    }

    /// The value of keeping so many Thalers, or so much beer, for each count the purse can hold.
    pub(crate) fn keeping(&self, area: Area) -> Vec<f32> {
        let cap = self.judge.rules.area_value(self.scene.tavern(self.seat), area) as u16;
        let prospect = self.judge.prospect(&self.scene, self.seat);
        let value = |count: u16| {
            let (thalers, beer) = if area == Area::Safe { (count, 0) } else { (0, count) };
            prospect.with(thalers, beer) - self.base
        };
        (0..=cap).map(value).collect()
    }

    /// What the Musician takes and gives on this side, and what paying 0, 1, 2, … times loses.
    pub(crate) fn musician(&self, side: Side) -> Option<(u16, Vec<f32>)> {
        let prices = &self.judge.rules.sheet().entertainers;
        let tavern = self.scene.tavern(self.seat);
        if tavern.entertainers.side(Entertainer::Musician) != Some(side) {
            return None;
        }
        let (price, goods) = match side {
            Side::First => prices.thalers,
            Side::Second => prices.beer,
        };
        let times = tavern.schnapps.checked_div(price)?;
        let loss = |times: u8| {
            let mut paid = self.scene;
            paid.taverns[self.seat].schnapps -= times * price;
            self.emptied(&paid) - self.base
        };
        Some((goods as u16, (0..=times).map(loss).collect()))
    }
}

/// Answers what the seat is asked in its turn, each time with the best answer at once.
pub(crate) fn resolve(judge: &Judge<'_>, game: &mut Game, seat: Seat) {
    let mut list = ActionList::new();
    while judge.rules.ask(game, seat).is_some_and(|ask| ask != Ask::Serve) {
        judge.rules.legal_into(game, seat, &mut list);
        let mut best: Option<(f32, Game)> = None;
        for action in &list {
            let mut next = *game;
            if judge.rules.apply(&mut next, seat, action, &mut Blind, &mut NoEvents).is_err() {
                continue;
            }
            let value = judge.worth(&next, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, next));
            }
        }
        match best {
            Some((_, next)) => *game = next,
            None => return,
        }
    }
}
