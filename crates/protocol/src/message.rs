//! The messages over the socket of a game.

use crate::{
    AskHint, Catalogue, Hint, LogEntry, Menu, Note, Perform, Problem, Refusal, Rehearse, Rehearsed,
    RoomView, Say, View,
};
use engine::NoUndo;
use engine::model::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from the browser over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// A seat decides something.
    Command(Command),
    /// Somebody says something.
    Say(Say),
    /// A seat wants to go back past a reveal.
    Rewind(AskRewind),
    /// A seat answers another's wish to go back, or withdraws its own.
    Vote(Vote),
    /// A waiting seat tries out its serving turn.
    Rehearse(Rehearse),
    /// A seat plays the turn that it rehearsed.
    Perform(Perform),
    /// A seat wants a hint.
    Hint(AskHint),
}

/// A seat wants to take its last decision back although something was revealed since. Everybody else at
/// the table has to agree, unless the table agreed otherwise. The answer, `done` or `refused`, comes
/// once that is decided; nobody draws anything new by going back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskRewind {
    /// 32 hexadecimal digits that name the wish.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question, from its [`Prompt`].
    pub question: u32,
}

/// What a seat says to the wish to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// 32 hexadecimal digits that name the answer.
    pub id: String,
    /// The seat that answers.
    pub seat: Seat,
    /// Its answer.
    pub answer: VoteAnswer,
}

/// An answer to the wish to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum VoteAnswer {
    /// Agrees.
    Agree,
    /// Does not agree; from the seat that asked, it no longer wants to.
    Decline,
}

/// What a seat decides. The server checks that the connection may speak for the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// 32 hexadecimal digits that name the command, so that sending it again does no harm.
    pub id: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The number of the question it answers, from the seat's [`Prompt`].
    pub question: u32,
    /// What to do.
    #[serde(rename = "do")]
    pub step: Step,
}

/// What a command does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Carries out the action with this notation.
    Act(String),
    /// Takes the seat's last action back.
    Undo,
}

/// A message from the server over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The table round which people sit: the first message, and again whenever it changes.
    Room(Box<RoomView>),
    /// What never changes during the game. It comes when the game begins, and again when the seats
    /// of the connection change.
    Welcome(Box<Welcome>),
    /// The table as it stands now, with what happened since the last such message.
    Table {
        /// What everybody may see.
        view: Box<View>,
        /// What only the seats of this connection may see, one for each; none for a spectator.
        prompts: Vec<Prompt>,
        /// What happened since the last such message.
        log: Vec<LogEntry>,
    },
    /// What was said since the last such message, oldest first.
    Notes {
        /// The messages of the chat.
        notes: Vec<Note>,
    },
    /// A command is stored; what it changed comes, or came, with the table. Or a message of the chat
    /// is.
    Done {
        /// The command or message.
        id: String,
        /// The number of its entry in the log or in the chat.
        seq: u32,
    },
    /// A command was not carried out, or a message of the chat not taken.
    Refused {
        /// The command or message.
        id: String,
        /// Why.
        why: Refusal,
    },
    /// How far the steps of a rehearsed turn hold.
    Rehearsed(Box<Rehearsed>),
    /// A rehearsed turn was played, as far as it could be.
    Performed {
        /// The message that asked for it.
        id: String,
        /// How many of its steps are stored, from the first on.
        steps: u32,
        /// Why the next one was refused; none if all are stored.
        why: Option<Refusal>,
    },
    /// What a strong computer player would do.
    Hint(Box<Hint>),
    /// A message made no sense, or the connection ends.
    Problem {
        /// What is wrong.
        problem: Problem,
        /// More about it, in English, for whoever wrote the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        detail: Option<String>,
    },
    /// The server cannot store steps at the moment, or can again.
    Storing {
        /// The seconds until it tries again; none when steps are stored again.
        retry_in: Option<u32>,
    },
}

/// What one seat of a connection is asked, and whether it can go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Prompt {
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question. It rises when the seat decides something and when it is
    /// asked something else, and not when others answer theirs. A command repeats it, so that a
    /// late or doubled click is not taken for the answer to the next question.
    pub question: u32,
    /// What the seat is asked, if anything.
    pub menu: Option<Box<Menu>>,
    /// Why the seat cannot take its last action back; none if it can.
    pub no_undo: Option<NoUndo>,
    /// Whether the seat waits for its serving turn and may rehearse it ([`Rehearse`]).
    pub turn_to_come: bool,
}

/// What never changes during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version of the messages.
    pub protocol: u32,
    /// The game.
    pub game: String,
    /// The level, 1 to 5.
    pub level: u8,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
    /// The seats that this connection speaks for; none for a spectator.
    pub seats: Vec<Seat>,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// The commitment to the seed of this game, made before it began.
    pub commitment: Option<String>,
    /// The version of the rules by which the game was played, if the program does not have them. The
    /// table can then be seen, but nobody can decide anything.
    pub other_rules: Option<u32>,
}
