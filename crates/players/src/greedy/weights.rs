//! What things are worth to a hand-written player, in Victory Points.

use engine::model::{Entertainer, Side};

/// The weights of a hand-written player. All are Victory Points for using something for one round,
/// unless stated otherwise. The defaults come from hill climbing on mean scores in self-play of two
/// players at levels 1, 3 and 5.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A Thaler kept for, or expected in, a later round.
    pub thaler: f32,
    /// The same for beer.
    pub beer: f32,
    /// How often a card is drawn in a round after the first, when it certainly is (R5).
    pub recurs: f32,
    /// The chance that a guest who needs one face gets its die.
    pub exact: f32,
    /// The chance that a guest who takes any die gets one.
    pub any: f32,
    /// Thalers a table brings if a worse guest sits there.
    pub seat: f32,
    /// One more die.
    pub die: f32,
    /// One more table.
    pub table: f32,
    /// One more beer for each Brewer die.
    pub brewer: f32,
    /// One raise.
    pub dishwasher: f32,
    /// The better Cashbox.
    pub cashbox: f32,
    /// The better Monk.
    pub monk: f32,
    /// The better Barrel.
    pub barrel: f32,
    /// The better Safe.
    pub safe: f32,
    /// The better Storage.
    pub storage: f32,
    /// How much a card's discount counts while its upgrade is still to come.
    pub discount: f32,
    /// A Schnapps, before the end.
    pub schnapps: f32,
    /// A Monastery step, before the end.
    pub step: f32,
    /// A Reputation step, before the end.
    pub reputation: f32,
    /// A Regular removed from the deck, for each remaining round.
    pub thinning: f32,
    /// A Signature in the Guest Book towards a full row.
    pub signature: f32,
    /// The cost of a Noble in the deck for each remaining round.
    pub crowd: f32,
    /// How much more than the seated guests a redraw must promise.
    pub redraw: f32,
    /// The share of the best rival's dice subtracted from one's own in the draft.
    pub rival: f32,
    /// How much a Victory Point of a card counts: less than 1 for a player who builds first. The
    /// last round always counts it in full.
    pub points: f32,
    /// The extra worth of the better Cashbox on a Start Card, from the first round on.
    pub early_cashbox: f32,
    /// The preferred side of each Entertainer, in the order of [`Entertainer::ALL`].
    pub sides: [Side; 3],
}

impl Weights {
    /// The preferred side of an Entertainer.
    pub(crate) fn side(&self, who: Entertainer) -> Side {
        self.sides[who as usize]
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            thaler: 1.0,
            beer: 1.56,
            recurs: 0.5,
            exact: 0.49,
            any: 1.3,
            seat: 1.5,
            die: 1.95,
            table: 2.2,
            brewer: 1.6,
            dishwasher: 1.0,
            cashbox: 1.75,
            monk: 1.0,
            barrel: 1.4,
            safe: 0.4,
            storage: 0.75,
            discount: 0.3,
            schnapps: 1.2,
            step: 1.3,
            reputation: 1.25,
            thinning: 0.4,
            signature: 1.5,
            crowd: 0.0,
            redraw: 1.5,
            rival: 0.1,
            points: 1.0,
            // A hint, no proof: always taking that Start Card won 58 % of 120 games at level 4,
            // the best of seven cards tried so.
            early_cashbox: 6.0,
            // Upgrades, turned dice, and beer rather than money (65 % of games at level 5; the
            // Juggler's sides are alike).
            sides: [Side::Second, Side::First, Side::Second],
        }
    }
}
