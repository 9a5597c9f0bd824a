//! The worth of everything for sale and of every step on a track: the rules carry it out on a copy,
//! and the value judges the result.

use crate::value::Judge;
use engine::chance::FirstOutcome;
use engine::model::{Area, Bonus, DiceTray, Entertainer, GuestPlace, Kind, Seat, Side};
use engine::what_if::suppose;
use engine::{Action, ActionList, Ask, Game, NoEvents, Phase, Rules};

/// The position after a step; `None` if the rules refuse it. The value ignores what chance brings
/// in a serving turn (the refilled display), so nothing is foreseen.
pub fn stepped(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Option<Game> {
    let mut next = *game;
    rules.apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents).ok().map(|()| next)
}

/// What something brings: value with an empty purse, and what goes into the purse.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gain {
    pub(crate) value: f32,
    pub(crate) thalers: u16,
    pub(crate) beer: u16,
    pub(crate) schnapps: u8,
    /// Whether it brings the first Noble on the deck, whose extra worth the value excludes.
    pub(crate) noble: bool,
}

impl Gain {
    /// What it brings in addition to an earlier gain.
    pub(crate) fn beyond(&self, before: &Gain) -> Gain {
        Gain {
            value: self.value - before.value,
            thalers: self.thalers.saturating_sub(before.thalers),
            beer: self.beer.saturating_sub(before.beer),
            schnapps: self.schnapps.saturating_sub(before.schnapps),
            noble: self.noble && !before.noble,
        }
    }
}

/// Something for sale for Thalers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ware {
    pub(crate) kind: Option<Kind>,
    pub(crate) area: Option<Area>,
    pub(crate) returned: u8,
    pub(crate) price: u16,
    pub(crate) value: f32,
}

/// The Musician's trade.
#[derive(Clone, Debug)]
pub(crate) struct Musician {
    pub(crate) side: Side,
    pub(crate) price: u8,
    pub(crate) goods: u16,
}

impl Musician {
    /// Each possible number of payments with this Schnapps, and its cost; `worth` is the value of
    /// each amount of Schnapps.
    pub(crate) fn payments(&self, schnapps: u8, worth: &[f32]) -> impl Iterator<Item = (u16, f32)> {
        let schnapps = schnapps.min(MAX_SCHNAPPS);
        let worth = |left: u8| worth[left as usize];
        (0..=schnapps / self.price).map(move |times| {
            (times as u16 * self.goods, worth(schnapps - times * self.price) - worth(schnapps))
        })
    }
}

/// A guest for sale for beer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Treat {
    pub(crate) price: u16,
    pub(crate) gain: Gain,
    place: GuestPlace,
    /// Whether it moves the Reputation marker, so that the position of the marker matters.
    moves: bool,
}

/// The maximum number of Bards considered in one turn.
const MAX_BARDS: usize = 4;

/// The maximum Schnapps that is distinguished.
pub(crate) const MAX_SCHNAPPS: u8 = 9;

/// The maximum number of guests removed for Schnapps in one turn.
const MAX_REMOVALS: usize = 2;

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
    /// The worth of another Noble when one is already on the deck.
    pub(crate) noble: f32,
    /// What the first Noble adds to that: he takes a table next evening, and the others join him
    /// (B3).
    pub(crate) first_noble: f32,
    /// Upgrades for Schnapps.
    pub(crate) gifts: Vec<(Area, f32)>,
}

impl<'a> Goods<'a> {
    pub(crate) fn new(judge: &'a Judge<'a>, game: &Game, seat: Seat) -> Goods<'a> {
        let mut scene = *game;
        if game.phase != Phase::Serve || game.active != seat {
            suppose(&mut scene).serving(judge.rules, seat);
        }
        // Dice are used before anything is bought, so none needs a card that is returned.
        suppose(&mut scene).dice(seat, DiceTray::default()).nothing_owed().purse(seat, FULL, FULL);
        let mut goods = Goods {
            judge,
            seat,
            scene,
            base: 0.0,
            wares: Vec::new(),
            treats: Vec::new(),
            noble: 0.0,
            first_noble: 0.0,
            gifts: Vec::new(),
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
            schnapps: tavern.schnapps.saturating_sub(self.scene.tavern(self.seat).schnapps),
            noble: false,
        }
    }

    /// The same without the extra worth of the first Noble, whom others may bring, too.
    fn gain_apart(&self, after: &Game) -> Gain {
        let gain = self.gain_of(after);
        let noble = nobles_on_top(after, self.seat) > nobles_on_top(&self.scene, self.seat);
        let value = if noble { gain.value - self.first_noble } else { gain.value };
        Gain { value, noble, ..gain }
    }

    fn look_around(&mut self) {
        let rules = self.judge.rules;
        let mut list = ActionList::new();
        rules.legal_into(&self.scene, self.seat, &mut list);
        // What brings a Noble is judged with one already on the deck.
        let mut crowded = self.scene;
        rules.what_if(&mut crowded, Bonus::Noble, &mut FirstOutcome);
        let first = self.emptied(&crowded);
        let mut more = crowded;
        rules.what_if(&mut more, Bonus::Noble, &mut FirstOutcome);
        self.noble = self.emptied(&more) - first;
        self.first_noble = first - self.base - self.noble;
        for action in &list {
            let (scene, before, price) = match *action {
                Action::Buy(kind) => (self.scene, self.base, rules.thaler_price(kind) as u16),
                Action::Recruit(_) => (self.scene, self.base, 0),
                Action::SchnappsUpgrade(_) => (crowded, first, 0),
                Action::Upgrade { area, returned } => {
                    (crowded, first, rules.upgrade_price(area, returned))
                }
                _ => continue,
            };
            let Some(mut next) = stepped(rules, &scene, self.seat, action) else { continue };
            if let Action::Recruit(place) = *action {
                let guest = self.scene.display[place.index()].guest;
                let price = guest.map_or(0, |guest| rules.beer_price(guest)) as u16;
                suppose(&mut next).more_beer(self.seat, price);
                resolve(self.judge, &mut next, self.seat);
                let moves =
                    next.tavern(self.seat).reputation != self.scene.tavern(self.seat).reputation;
                self.treats.push(Treat { price, gain: self.gain_of(&next), place, moves });
                continue;
            }
            let value = self.emptied(&next) - before;
            match *action {
                Action::Buy(kind) => {
                    let kind = Some(kind);
                    self.wares.push(Ware { kind, area: None, returned: 0, price, value });
                }
                Action::Upgrade { area, returned } => {
                    let area = Some(area);
                    self.wares.push(Ware { kind: None, area, returned, price, value });
                }
                Action::SchnappsUpgrade(area) => self.gifts.push((area, value)),
                _ => {}
            }
        }
    }

    /// What 0, 1, 2, … Monastery steps bring.
    pub(crate) fn steps(&self, most: usize) -> Vec<Gain> {
        self.walk(Bonus::Steps(1), most, |_, _| {})
    }

    /// What 0, 1, 2, … Reputation steps bring, and the treats after each.
    pub(crate) fn reputation(&self, most: usize) -> (Vec<Gain>, Vec<Vec<Treat>>) {
        let mut treats = Vec::new();
        let gains = self.walk(Bonus::Reputation(1), most, |game, gain| {
            let after =
                |treat: &Treat| if treat.moves { self.treat(game, gain, treat) } else { *treat };
            treats.push(self.treats.iter().map(after).collect());
        });
        (gains, treats)
    }

    /// A treat in a position other than the scene.
    fn treat(&self, game: &Game, before: &Gain, treat: &Treat) -> Treat {
        let action = Action::Recruit(treat.place);
        let Some(mut next) = stepped(self.judge.rules, game, self.seat, &action) else {
            return *treat;
        };
        suppose(&mut next).more_beer(self.seat, treat.price);
        resolve(self.judge, &mut next, self.seat);
        let mut gain = self.gain_apart(&next).beyond(before);
        // A guest's own Noble is part of the guest's worth.
        if gain.noble {
            gain = Gain { value: gain.value + self.first_noble, noble: false, ..gain };
        }
        Treat { gain, ..*treat }
    }

    fn walk(&self, step: Bonus, most: usize, mut each: impl FnMut(&Game, &Gain)) -> Vec<Gain> {
        let mut game = self.scene;
        let mut gains = vec![Gain::default()];
        each(&game, &gains[0]);
        for _ in 0..most {
            self.judge.rules.what_if(&mut game, step, &mut FirstOutcome);
            resolve(self.judge, &mut game, self.seat);
            let gain = self.gain_apart(&game);
            each(&game, &gain);
            gains.push(gain);
        }
        gains
    }

    /// Bards who have not sung yet.
    pub(crate) fn bards(&self) -> usize {
        (self.judge.rules.bards_left(&self.scene, self.seat) as usize).min(MAX_BARDS)
    }

    /// What giving up 0, 1, 2, … Counter Guests loses.
    pub(crate) fn counter_guests(&self) -> Vec<f32> {
        let count = self.scene.tavern(self.seat).counter_guests;
        let loss = |given: u8| {
            let mut next = self.scene;
            suppose(&mut next).counter_guests(self.seat, count - given);
            self.emptied(&next) - self.base
        };
        (0..=count).map(loss).collect()
    }

    /// The value of keeping Thalers or beer, for each amount the purse can hold.
    pub(crate) fn keeping(&self, area: Area) -> Vec<f32> {
        let cap = self.judge.rules.area_value(self.scene.tavern(self.seat), area) as u16;
        let prospect = self.judge.prospect(&self.scene, self.seat);
        let value = |count: u16| {
            let (thalers, beer) = if area == Area::Safe { (count, 0) } else { (0, count) };
            prospect.with(thalers, beer) - self.base
        };
        (0..=cap).map(value).collect()
    }

    /// What the Musician takes and gives.
    pub(crate) fn musician(&self) -> Option<Musician> {
        let prices = &self.judge.rules.sheet().entertainers;
        let tavern = self.scene.tavern(self.seat);
        let side = tavern.entertainers.side(Entertainer::Musician)?;
        let (price, goods) = match side {
            Side::First => prices.thalers,
            Side::Second => prices.beer,
        };
        (price > 0).then_some(Musician { side, price, goods: goods as u16 })
    }

    /// What having 0, 1, 2, … Schnapps is worth.
    pub(crate) fn schnapps(&self) -> Vec<f32> {
        let worth = |schnapps: u8| {
            let mut next = self.scene;
            suppose(&mut next).schnapps(self.seat, schnapps);
            self.emptied(&next) - self.base
        };
        (0..=MAX_SCHNAPPS).map(worth).collect()
    }

    /// What removing 0, 1, 2 guests for Schnapps brings, without its price.
    pub(crate) fn removals(&self) -> Vec<f32> {
        let schnapps = self.scene.tavern(self.seat).schnapps;
        let mut game = self.scene;
        let mut list = ActionList::new();
        let mut gains = vec![0.0];
        for _ in 0..MAX_REMOVALS {
            suppose(&mut game).schnapps(self.seat, MAX_SCHNAPPS);
            self.judge.rules.legal_into(&game, self.seat, &mut list);
            let mut best: Option<(f32, Game)> = None;
            for action in list.iter().filter(|a| matches!(a, Action::SchnappsRemove(_))) {
                if let Some(mut next) = stepped(self.judge.rules, &game, self.seat, action) {
                    suppose(&mut next).schnapps(self.seat, schnapps);
                    let value = self.emptied(&next) - self.base;
                    if best.as_ref().is_none_or(|(most, _)| value > *most) {
                        best = Some((value, next));
                    }
                }
            }
            let Some((value, next)) = best else { break };
            gains.push(value);
            game = next;
        }
        gains
    }
}

/// Nobles among the known cards on top of the deck.
pub(crate) fn nobles_on_top(game: &Game, seat: Seat) -> usize {
    game.tops.of(seat).iter().filter(|card| card.is_noble()).count()
}

/// Answers the questions of the seat's turn as well as possible: each answer is judged with the
/// best answers to the questions it leads to.
pub(crate) fn resolve(judge: &Judge<'_>, game: &mut Game, seat: Seat) {
    while is_asked(judge, game, seat) {
        match best_answered(judge, game, seat, FOLLOWED) {
            Some((_, next)) => *game = next,
            None => return,
        }
    }
}

/// Questions followed beyond the first.
const FOLLOWED: u8 = 2;

fn is_asked(judge: &Judge<'_>, game: &Game, seat: Seat) -> bool {
    judge.rules.ask(game, seat).is_some_and(|ask| ask != Ask::Serve)
}

/// The position after the best answer to this question and up to `more` that follow, with its worth.
fn best_answered(judge: &Judge<'_>, game: &Game, seat: Seat, more: u8) -> Option<(f32, Game)> {
    let mut list = ActionList::new();
    judge.rules.legal_into(game, seat, &mut list);
    let mut best: Option<(f32, Game)> = None;
    for action in &list {
        let Some(next) = stepped(judge.rules, game, seat, action) else { continue };
        let further = (more > 0 && is_asked(judge, &next, seat))
            .then(|| best_answered(judge, &next, seat, more - 1))
            .flatten();
        let answered = further.unwrap_or_else(|| (judge.worth(&next, seat), next));
        if best.as_ref().is_none_or(|(most, _)| answered.0 > *most) {
            best = Some(answered);
        }
    }
    best
}
