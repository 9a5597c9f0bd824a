//! The names of things, questions, and the codes by which messages select.

use crate::{Speech, args};
use engine::model::{Area, Bonus, BonusAsk, Colour, Die, Entertainer, Kind, Side};
use engine::sheet::EntertainerPrices;
use engine::{Ask, Phase};

impl Speech {
    /// A kind of Tavern card.
    pub fn kind(&self, kind: Kind) -> String {
        self.say("kind", &args!["kind" => kind_code(kind)])
    }

    /// An area of a tavern.
    pub fn area(&self, area: Area) -> String {
        self.say("area", &args!["area" => area_code(area)])
    }

    /// An Entertainer.
    pub fn entertainer(&self, who: Entertainer) -> String {
        self.say("entertainer", &args!["who" => entertainer_code(who)])
    }

    /// What a side of an Entertainer does, with its price.
    pub fn side(&self, who: Entertainer, side: Side, prices: &EntertainerPrices) -> String {
        let (id, schnapps, count) = match (who, side) {
            (Entertainer::Musician, Side::First) => {
                ("side-musician-first", prices.thalers.0, prices.thalers.1)
            }
            (Entertainer::Musician, Side::Second) => {
                ("side-musician-second", prices.beer.0, prices.beer.1)
            }
            (Entertainer::FireEater, Side::First) => ("side-fire_eater-first", prices.upgrade, 0),
            (Entertainer::FireEater, Side::Second) => ("side-fire_eater-second", prices.removal, 0),
            (Entertainer::Juggler, Side::First) => ("side-juggler-first", prices.card, 0),
            (Entertainer::Juggler, Side::Second) => ("side-juggler-second", prices.die, 0),
        };
        self.say(id, &args!["schnapps" => schnapps, "count" => count])
    }

    /// A die.
    pub fn die(&self, die: Die) -> String {
        self.say("die", &args!["colour" => colour_code(die.colour), "face" => die.face.pips()])
    }

    /// A phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.text(match phase {
            Phase::StartCards => "phase-start_cards",
            Phase::Evening => "phase-evening",
            Phase::Arrival => "phase-arrival",
            Phase::Draft => "phase-draft",
            Phase::Plan => "phase-plan",
            Phase::Serve => "phase-serve",
            Phase::Closing => "phase-closing",
            Phase::Over => "phase-over",
        })
    }

    /// A bonus.
    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::Thalers(count) => self.count("bonus-thalers", count),
            Bonus::Beer(count) => self.count("bonus-beer", count),
            Bonus::Steps(count) => self.count("bonus-steps", count),
            Bonus::ServiceDenied => self.text("bonus-service_denied"),
            Bonus::Card(kind) => self.say("bonus-card", &args!["kind" => kind_code(kind)]),
            Bonus::Noble => self.text("bonus-noble"),
            Bonus::Schnapps(count) => self.count("bonus-schnapps", count),
            Bonus::Reputation(count) => self.count("bonus-reputation", count),
            Bonus::Signature => self.text("bonus-signature"),
            Bonus::SchnappsOrRemoval => self.text("bonus-schnapps_or_removal"),
            Bonus::OwnDie => self.text("bonus-own_die"),
            Bonus::ThreeGuest => self.text("bonus-three_guest"),
            Bonus::CounterGuest => self.text("bonus-counter_guest"),
            Bonus::FreeUpgrade => self.text("bonus-free_upgrade"),
            Bonus::Entertainer(who) => {
                self.say("bonus-entertainer", &args!["who" => entertainer_code(who)])
            }
            Bonus::RemoveRegulars(count) => self.count("bonus-remove_regulars", count),
            Bonus::Upgrade(area) => self.say("bonus-upgrade", &args!["area" => area_code(area)]),
        }
    }

    /// A question. The Juggler's speaks of his price.
    pub fn ask(&self, ask: Ask, prices: &EntertainerPrices) -> String {
        match ask {
            Ask::StartCard => self.text("ask-start_card"),
            Ask::Choose => self.text("ask-choose"),
            Ask::FreeUpgrade => self.text("ask-free_upgrade"),
            Ask::Entertainer(who) => {
                self.say("ask-entertainer", &args!["who" => entertainer_code(who)])
            }
            Ask::Redraw => self.text("ask-redraw"),
            Ask::Draft => self.text("ask-draft"),
            Ask::Plan => self.text("ask-plan"),
            Ask::Serve => self.text("ask-serve"),
            Ask::OnTop => {
                let side = self.side(Entertainer::Juggler, Side::First, prices);
                self.say("ask-on_top", &args!["side" => side])
            }
            Ask::Bonus(BonusAsk::RemoveRegular) => self.text("ask-remove_regular"),
            Ask::Bonus(BonusAsk::TakeOrLeave(kind)) => {
                self.say("ask-take_or_leave", &args!["kind" => kind_code(kind)])
            }
            Ask::Bonus(BonusAsk::ServiceDenied) => self.text("ask-service_denied"),
            Ask::Bonus(BonusAsk::SchnappsOrRemoval) => self.text("ask-schnapps_or_removal"),
            Ask::Bonus(BonusAsk::Column) => self.text("ask-column"),
        }
    }
}

/// The code of a kind, as messages select by it.
pub const fn kind_code(kind: Kind) -> &'static str {
    match kind {
        Kind::Bard => "bard",
        Kind::Barback => "barback",
        Kind::Dishwasher => "dishwasher",
        Kind::Server => "server",
        Kind::Table => "table",
        Kind::Brewer => "brewer",
    }
}

/// The code of an area.
pub const fn area_code(area: Area) -> &'static str {
    match area {
        Area::Dishwasher => "dishwasher",
        Area::Server => "server",
        Area::Table => "table",
        Area::Brewer => "brewer",
        Area::Cashbox => "cashbox",
        Area::Monk => "monk",
        Area::Barrel => "barrel",
        Area::Safe => "safe",
        Area::Storage => "storage",
    }
}

/// The code of an Entertainer.
pub const fn entertainer_code(who: Entertainer) -> &'static str {
    match who {
        Entertainer::Musician => "musician",
        Entertainer::FireEater => "fire_eater",
        Entertainer::Juggler => "juggler",
    }
}

/// The code of a colour.
pub const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Own => "own",
    }
}
