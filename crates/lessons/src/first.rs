//! The first lesson: an evening from the moon to closing time, at level 1.
//!
//! The learner takes over a tavern on its second evening, so that two guests have been recruited and
//! there is money for an upgrade.

use crate::{Lesson, Step, act, read};
use protocol::LessonPlace::{
    Counter, Deck, Dice, Display, Guests, Nobles, Others, Purse, Question, Rooms, Round, Staff,
    Table, Workers,
};

pub(crate) const LESSON: Lesson = Lesson {
    id: "first",
    level: 1,
    deal: "lesson first 111",
    scene: "level=1 round=2 phase=evening start=0 display=g1,g8,g2,g10,g16 \
            / top=r2,brewer,g8,server counter=1 thalers=2 beer=2 / counter=1",
    steps: STEPS,
};

const STEPS: &[Step] = &[
    read("welcome", Table),
    read("goal", Table),
    read("evening", Round),
    act("moon", Question, &["choose first"]),
    read("arrived", Guests),
    read("staff", Workers),
    act("counter", Counter, &["keep"]),
    read("draft", Dice),
    act("take-5", Guests, &["take 5"]),
    act("take-2", Guests, &["take 2"]),
    act("take-6", Dice, &["take 6"]),
    read("plan", Dice),
    act("place-5", Guests, &["place w5 g8"]),
    act("place-3", Guests, &["place w3 g1"]),
    act("place-2", Guests, &["place w2 r2"]),
    act("place-6", Rooms, &["place w6 brewer"]),
    act("place-monk", Rooms, &["place o5 monk"]),
    act("ready", Question, &["ready"]),
    act("use-5", Guests, &["use w5 g8"]),
    act("use-3", Guests, &["use w3 g1"]),
    act("use-2", Guests, &["use w2 r2"]),
    act("use-6", Rooms, &["use w6 brewer"]),
    act("use-monk", Rooms, &["use o5 monk"]),
    read("purse", Purse),
    act("upgrade", Rooms, &["upgrade safe 0"]),
    read("noble", Nobles),
    act("hire", Staff, &["buy table"]),
    act("recruit", Display, &["recruit 2"]),
    act("close", Question, &["close"]),
    read("next", Deck),
    read("others", Others),
    read("points", Table),
];
