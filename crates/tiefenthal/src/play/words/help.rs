//! Questions and help.

use super::{bonuses, entertainer};
use engine::Ask;

/// The commands, for `?`.
pub(in crate::play) const COMMANDS: &str = "\
Commands:
  NUMBER     choose from the menu; 0 or b leaves a submenu
  5 brewer   place a die: its face, then cashbox, barrel, brewer, monk, or a
             guest by its name on the table (r1, g12, noble)
  words      what the menu says, but shorter: use 4 g12 · use brewer
             buy server · recruit g14 · upgrade barrel · 2 nobles · sing
             yes · no · end
  a, b, c    several of these at once, separated by commas
  hint       what a computer player would do, and why; auto: do it
  undo       take back your last step, unless something new was revealed (R9)
  table      the whole table; market: what is for sale; deck: the contents of
             the decks; book: the Guest Books
  log        recent events; log all: all of them
  ?          this help
  save       where the game is saved; every step is saved before it is shown
  quit       leave; you can resume the game later
Thalers 7/2: you have 7 and keep 2 when your turn ends. (5→6): needs 5, pays 6;
? is any die. [4+1]: a die raised by a Dishwasher. !: used this round.";

/// The question in a few words.
pub(in crate::play) fn question(ask: Ask) -> String {
    match ask {
        Ask::StartCard => "Which Start Card?".to_owned(),
        Ask::Choose => "Choose one of this evening's two bonuses.".to_owned(),
        Ask::FreeUpgrade => "A free upgrade, without a Noble. Which area?".to_owned(),
        Ask::Entertainer(who) => format!("The {} joins you. Which side?", entertainer(who)),
        Ask::Redraw => "Keep these guests?".to_owned(),
        Ask::Draft => "Which die?".to_owned(),
        Ask::Plan => "Plan your dice.".to_owned(),
        Ask::Serve => "Your turn.".to_owned(),
        Ask::OnTop => "Closing time: pay the Juggler to keep a card on your deck?".to_owned(),
        Ask::Bonus(ask) => bonuses::question(ask),
    }
}

/// The question explained, with the rules it comes from.
pub(in crate::play) fn explain(ask: Ask) -> String {
    let text = match ask {
        Ask::StartCard => {
            "everybody chooses one of the cards on offer; several may take the same. Cards are \
             shuffled into the deck; upgrades work from the first round and bring no Noble."
        }
        Ask::Choose => {
            "you get it at once. Cards go on top of your deck, so they arrive this evening."
        }
        Ask::FreeUpgrade => {
            "any area not yet upgraded. It works this round already, but brings no Noble."
        }
        Ask::Entertainer(_) => "the side you choose stays for the whole game.",
        Ask::Redraw => {
            "all tables are taken. You may give up a Counter Guest to discard everything \
             that arrived and redraw. In your turn, a Counter Guest is worth a Monastery step \
             (F12)."
        }
        Ask::Draft => {
            "take one die from the coaster in front of you; then the coasters move to the \
             left. You get the fourth die automatically. All coasters are visible."
        }
        Ask::Plan => {
            "a guest needs exactly the value shown (x→y: needs x, pays y; ? is any die). \
             Cashbox and Barrel take one die of any value, the Brewer any number of 1s and 6s, \
             the Monk any number of 5s. E3: each Dishwasher raises one die by 1. E4: type ready \
             when done; from level 3 the plan determines your Reputation: the smaller of \
             Thalers and beer (F1)."
        }
        Ask::Serve => {
            "use your dice, in any order. F6: buy one card of each kind. F7: an upgrade \
             brings a Noble; returned cards make it cheaper. F10: recruit one guest. F11: \
             recruit one to three Nobles. R5: everything you gain goes on top of your \
             deck. F18: when the turn ends, you lose what Safe and Storage cannot hold."
        }
        Ask::OnTop => {
            "for Schnapps, one card goes on top of your deck instead of the discard pile, \
             so you draw it next round."
        }
        Ask::Bonus(ask) => bonuses::explain(ask),
    };
    format!("{}: {text}", ask.rule())
}

/// How to resume the game.
pub(in crate::play) fn saved(file: &str) -> String {
    format!("Your game is saved. Continue with:\n  tiefenthal play --resume {file}")
}

pub(in crate::play) const NOT_A_NUMBER: &str = "There is no such number in the menu.";
pub(in crate::play) const NEW_QUESTION: &str =
    "There is a new question; read it before you choose.";
pub(in crate::play) const NO_DICE_LIE: &str = "There are no dice to use.";
pub(in crate::play) const NOTHING_BELOW: &str = "You are already at the main menu.";

/// How much to echo of a line that was not understood.
const SHOWN: usize = 60;

pub(in crate::play) fn not_understood(line: &str) -> String {
    let mut shown: String = line.chars().take(SHOWN).collect();
    if line.chars().count() > SHOWN {
        shown.push('…');
    }
    format!("I don't understand {shown:?}. Choose a number, or type ? for help.")
}

pub(in crate::play) const WHICH: &str = "Which of these?";

pub(in crate::play) fn no_die(pips: u8) -> String {
    format!("You have no unused {pips}.")
}

pub(in crate::play) fn not_at_market(guest: &str) -> String {
    format!("{guest} is not on display (F10).")
}

pub(in crate::play) fn undone(name: &str, steps: usize) -> String {
    match steps {
        1 => format!("{name}: undid one step."),
        more => format!("{name}: undid {more} steps."),
    }
}

pub(in crate::play) const NO_UNDO: &str =
    "Nothing to undo: something new was revealed, or others have moved on (R9).";

/// The first lines of a game.
pub(in crate::play) fn welcome(names: &[String], file: &str, resumed: bool) -> String {
    let table = names.join(", ");
    let how = if resumed { "Resuming" } else { "New game" };
    format!("{how}: {table}. Type ? for help.\nSaved in {file}")
}

/// A question, addressed by name if several people play here.
pub(in crate::play) fn asked(name: Option<&str>, question: &str) -> String {
    match name {
        Some(name) => format!("{name}: {question}"),
        None => question.to_owned(),
    }
}
