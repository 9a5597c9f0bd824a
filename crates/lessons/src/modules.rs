//! One short lesson for each further module.

use crate::{Lesson, act, read};
use protocol::LessonPlace::{
    Book, Dice, Display, Guests, Monastery, Purse, Question, Reputation, Rooms, Staff, Table,
};

/// Level 2: Schnapps and Entertainers.
pub(crate) const SCHNAPPS: Lesson = Lesson {
    id: "schnapps",
    level: 2,
    deal: "lesson schnapps",
    scene: "level=2 round=5 phase=plan start=0 display=g1,g9,g2,g10,g16 \
            / tables=g8,r2,r2 lying=brewer dice=w1@brewer,w2@t2,w4,w6@brewer \
            entertainers=musician:first,fire-eater:first,juggler:second schnapps=3 thalers=1 beer=1 \
            / dice=w1,w2,w3,w4 entertainers=musician:first,fire-eater:first,juggler:first",
    steps: &[
        read("welcome", Purse),
        read("entertainers", Table),
        act("turn", Dice, &["turn w4 5"]),
        act("place", Guests, &["place w5 g8"]),
        act("ready", Question, &["ready"]),
        act("guest", Guests, &["use w5 g8"]),
        act("rest", Guests, &["use w2 r2"]),
        act("brewer", Rooms, &["use w1 brewer"]),
        act("brewer", Rooms, &["use w6 brewer"]),
        act("pay", Table, &["pay musician"]),
        act("recruit", Display, &["recruit 1"]),
        act("upgrade", Rooms, &["upgrade monk 0"]),
        act("close", Question, &["close"]),
        read("points", Purse),
    ],
};

/// Level 3: Reputation, Bards and the marked guests.
pub(crate) const REPUTATION: Lesson = Lesson {
    id: "reputation",
    level: 3,
    deal: "lesson reputation",
    scene: "level=3 round=4 phase=plan start=0 display=g1,g30,g2,g10,g16 \
            / tables=g1,r2,r2 lying=brewer,bard dice=w1@brewer,w2@t2,w3,w6@barrel thalers=1 beer=1 \
            entertainers=musician:first,fire-eater:first \
            / dice=w1,w2,w3,w4 entertainers=musician:first,fire-eater:first",
    steps: &[
        read("welcome", Reputation),
        read("balance", Reputation),
        act("place", Guests, &["place w3 g1"]),
        act("ready", Question, &["ready"]),
        act("bard", Rooms, &["bard"]),
        act("guest", Guests, &["use w3 g1"]),
        act("rest", Guests, &["use w2 r2"]),
        act("brewer", Rooms, &["use w1 brewer"]),
        act("barrel", Rooms, &["use w6 barrel"]),
        act("recruit", Display, &["recruit 1"]),
        act("hire", Staff, &["buy bard"]),
        act("hire-more", Staff, &["buy server"]),
        act("close", Question, &["close"]),
        read("points", Reputation),
    ],
};

/// Level 4: Start Cards.
pub(crate) const START_CARDS: Lesson = Lesson {
    id: "start-cards",
    level: 4,
    deal: "lesson start",
    scene: "level=4 round=0 phase=start-cards start=0 offered=1,2,3 / /",
    steps: &[
        read("welcome", Table),
        read("compare", Question),
        act("choose", Question, &["start 3"]),
        act("barback", Monastery, &["accept"]),
        act("drop", Question, &["drop r1"]),
        act("drop-again", Question, &["drop r1"]),
        read("arrived", Guests),
        read("end", Table),
    ],
};

/// Level 5: the Guest Book.
pub(crate) const GUEST_BOOK: Lesson = Lesson {
    id: "guest-book",
    level: 5,
    deal: "lesson guest-book",
    scene: "level=5 round=4 phase=serve start=0 offered=1,2,3 display=g1+,g8+,g2+,g10+,g16+ \
            / tables=g1,r2,r2 lying=brewer,bard dice=w1@brewer,w2@t2,w3@t1,w6@barrel thalers=1 beer=1 \
            reputation=4 entertainers=musician:first,fire-eater:first book=1,0,0,0 \
            / dice=w1,w2,w3,w4 entertainers=musician:first,fire-eater:first",
    steps: &[
        read("welcome", Book),
        read("columns", Book),
        act("brewer", Rooms, &["use w1 brewer"]),
        act("barrel", Rooms, &["use w6 barrel"]),
        act("recruit", Display, &["recruit 2"]),
        act("column", Book, &["column 3"]),
        act("guest", Guests, &["use w3 g1"]),
        act("rest", Guests, &["use w2 r2"]),
        act("bard", Rooms, &["bard"]),
        act("hire", Staff, &["buy table"]),
        act("close", Question, &["close"]),
        read("rows", Book),
    ],
};
