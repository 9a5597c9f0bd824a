//! Questions and help.

use super::{entertainer, kind};
use engine::Ask;

/// The commands, for `?`.
pub(in crate::play) const COMMANDS: &str = "\
Commands:
  NUMBER     choose from the menu; 0 or b goes back from a smaller menu
  5 brewer   place a die: its face, then cashbox, barrel, brewer, monk, or a
             guest as the table names it (r1, g12, noble)
  words      what the menu says, shorter: use 4 g12 · use brewer · buy server
             recruit g14 · upgrade barrel · 2 nobles · sing · yes · no · end
  a, b, c    several of these at once, with commas
  hint       what a computer player would do and why; auto: do it
  undo       take your last step back, as far as nothing new was shown (R9)
  table      the whole table; market: only what is for sale; deck: what is in
             the decks; book: the Guest Books
  log        what happened lately; log all: everything
  ?          this help
  save       where the game is kept; every step is saved before it is shown
  quit       leave; the game can be resumed
Thalers 7/2: you have 7 and keep 2 when your turn ends. (5→6): needs 5, pays 6;
? is any die. [4+1]: a die raised by a Dishwasher. !: used this round.";

/// The question in a few words.
pub(in crate::play) fn question(ask: Ask) -> String {
    match ask {
        Ask::StartCard => "Which Start Card?".to_owned(),
        Ask::Choose => "The evening brings one of two things. Which?".to_owned(),
        Ask::FreeUpgrade => "A free upgrade, without Noble. Which area?".to_owned(),
        Ask::Entertainer(who) => format!("The {} comes. Which side?", entertainer(who)),
        Ask::RemoveRegular => "Which Regular leaves your deck for good?".to_owned(),
        Ask::Redraw => "Keep these guests?".to_owned(),
        Ask::Draft => "Which die?".to_owned(),
        Ask::Plan => "Plan your dice.".to_owned(),
        Ask::Serve => "Your turn.".to_owned(),
        Ask::TakeOrLeave(which) => format!("A {} for nothing. Take it?", kind(which)),
        Ask::ServiceDenied => "Service denied: who leaves for good?".to_owned(),
        Ask::SchnappsOrRemoval => "A Schnapps, or one guest less?".to_owned(),
        Ask::Column => "A Signature. Which column of your Guest Book?".to_owned(),
        Ask::OnTop => "Closing time: pay the Juggler for a card on your deck?".to_owned(),
    }
}

/// The question explained, with the rules it comes from.
pub(in crate::play) const fn explain(ask: Ask) -> &'static str {
    match ask {
        Ask::StartCard => {
            "S8: everybody chooses one of the three; several may take the same. Cards are \
             shuffled into the deck, upgrades work from the first round on and bring no \
             Noble."
        }
        Ask::Choose => {
            "A1: one of two, at once. Cards go on top of the deck, so they come this evening."
        }
        Ask::FreeUpgrade => {
            "A3: any area that is not upgraded. It works in this round already. No Noble comes."
        }
        Ask::Entertainer(_) => "A6: the side stays as you lay it, for the whole game.",
        Ask::RemoveRegular => "S8: the Start Card takes Regulars out of your deck; they are gone.",
        Ask::Redraw => {
            "B4: all tables are taken. A Counter Guest may be given up: everything that came \
             is discarded and you draw anew. Later a Counter Guest is a Monastery step (F12)."
        }
        Ask::Draft => {
            "D2: take one die from the coaster in front of you; then the coasters move on to \
             the left. The fourth die comes by itself. All coasters are open."
        }
        Ask::Plan => {
            "E1: a guest needs exactly his value (x→y: needs x, pays y; ? is any die). \
             Cashbox and Barrel take any one die, the Brewer any number of 1s and 6s, the \
             Monk any number of 5s. E3: each Dishwasher raises one die by 1. E4: say ready at \
             the end; with level 3 and up the plan decides your Reputation: the lesser of \
             Thalers and beer (F1)."
        }
        Ask::Serve => {
            "F3: use dice for what they bring, in any order. F6: buy one card of each kind. \
             F7: an upgrade brings a Noble; cards returned make it cheaper. F10: recruit one \
             guest. F11: Nobles for 9, 14 or 18 beer. R5: all you gain lies on top of your \
             deck. F18: what Safe and Storage cannot hold is lost when the turn ends."
        }
        Ask::TakeOrLeave(_) => "F15: a card of the Monastery or of a guest may be left.",
        Ask::ServiceDenied => {
            "F14: one Regular or guest without a die on it leaves the game, or nobody. A deck \
             of few Regulars brings better guests."
        }
        Ask::SchnappsOrRemoval => "T1: the Reputation track gives one of the two.",
        Ask::Column => {
            "T2: it goes on the topmost free space of the column and gives what it covers. \
             T3: the last tile of a row brings a Noble."
        }
        Ask::OnTop => {
            "G1: for Schnapps one card goes on top of your deck instead of away, so that you \
             draw it next round."
        }
    }
}

/// How to leave and come back.
pub(in crate::play) fn saved(file: &str) -> String {
    format!("Your game is saved. Go on with:\n  tiefenthal play --resume {file}")
}

pub(in crate::play) const NOT_A_NUMBER: &str = "No such number in the menu.";
pub(in crate::play) const NEW_QUESTION: &str = "A new question came up: look before you choose.";
pub(in crate::play) const NO_DICE_LIE: &str = "No die lies ready to be used.";
pub(in crate::play) const NOTHING_BELOW: &str = "This is the first menu already.";

/// As much as is shown of a line that was not understood.
const SHOWN: usize = 60;

pub(in crate::play) fn not_understood(line: &str) -> String {
    let mut shown: String = line.chars().take(SHOWN).collect();
    if line.chars().count() > SHOWN {
        shown.push('…');
    }
    format!("Not understood: {shown:?}. Choose a number, or type ? for help.")
}

pub(in crate::play) const WHICH: &str = "Which of these?";

pub(in crate::play) fn no_die(pips: u8) -> String {
    format!("You have no unused {pips}.")
}

pub(in crate::play) fn not_at_market(guest: &str) -> String {
    format!("{guest} is not at the market (F10).")
}

pub(in crate::play) fn undone(name: &str, steps: usize) -> String {
    match steps {
        1 => format!("{name}: one step taken back."),
        more => format!("{name}: {more} steps taken back."),
    }
}

pub(in crate::play) const NO_UNDO: &str =
    "Nothing can be taken back: something new was shown, or others went on (R9).";

/// The first lines of a game.
pub(in crate::play) fn welcome(names: &[String], file: &str, resumed: bool) -> String {
    let table = names.join(", ");
    let how = if resumed { "Going on" } else { "A new game" };
    format!("{how}: {table}. Type ? for help.\nKept in {file}")
}

/// A question, to somebody if several are asked here.
pub(in crate::play) fn asked(name: Option<&str>, question: &str) -> String {
    match name {
        Some(name) => format!("{name}: {question}"),
        None => question.to_owned(),
    }
}
