//! One lesson for each further module.

use crate::{Lesson, act, read};
use protocol::LessonPlace::{
    Book, Counter, Deck, Dice, Display, Guests, Monastery, Purse, Question, Reputation, Rooms,
    Round, Staff, Table,
};

/// Level 2: Schnapps and Entertainers, from the moment when the third of them comes.
pub(crate) const SCHNAPPS: Lesson = Lesson {
    id: "schnapps",
    level: 2,
    deal: "lesson schnapps 10",
    scene: "level=2 round=5 phase=evening start=0 display=g1,g9,g2,g11,g16 \
            / top=r2,r2,brewer,g8 entertainers=musician:first,fire-eater:first \
            schnapps=3 thalers=1 beer=1 \
            / entertainers=musician:first,fire-eater:first",
    steps: &[
        read("welcome", Purse),
        read("moon", Round),
        read("entertainers", Counter),
        act("side", Question, &["side second"]),
        act("take-6", Guests, &["take 6"]),
        act("take-2", Guests, &["take 2"]),
        act("take-more", Dice, &["take 6"]),
        act("turn", Dice, &["turn w4 5"]),
        act("place", Guests, &["place w5 g8"]),
        act("place-2", Guests, &["place w2 r2"]),
        act("place-6", Rooms, &["place w6 brewer"]),
        act("place-6", Rooms, &["place w6 brewer"]),
        act("ready", Question, &["ready"]),
        act("guest", Guests, &["use w5 g8"]),
        act("rest", Guests, &["use w2 r2"]),
        act("brewer", Rooms, &["use w6 brewer"]),
        act("brewer", Rooms, &["use w6 brewer"]),
        act("pay", Counter, &["pay musician"]),
        act("recruit", Display, &["recruit 1"]),
        act("upgrade", Rooms, &["upgrade monk 0"]),
        read("fire", Counter),
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
        act("change", Rooms, &["move w6 barrel brewer"]),
        read("back", Reputation),
        act("bard", Counter, &["bard"]),
        act("guest", Guests, &["use w3 g1"]),
        act("rest", Guests, &["use w2 r2"]),
        act("brewer", Rooms, &["use w1 brewer"]),
        act("brewer", Rooms, &["use w6 brewer"]),
        act("recruit", Display, &["recruit 1"]),
        read("spaces", Reputation),
        act("hire", Staff, &["buy bard"]),
        act("hire-more", Staff, &["buy server"]),
        act("close", Question, &["close"]),
        read("points", Reputation),
    ],
};

/// Level 4: Start Cards, and the first evening that follows from one.
pub(crate) const START_CARDS: Lesson = Lesson {
    id: "start-cards",
    level: 4,
    deal: "lesson start 147",
    scene: "level=4 round=0 phase=start-cards start=0 offered=1,2,3 / /",
    steps: &[
        read("welcome", Table),
        read("kinds", Question),
        read("compare", Question),
        read("together", Question),
        act("choose", Question, &["start 3"]),
        act("barback", Monastery, &["accept"]),
        act("drop", Question, &["drop r1"]),
        act("drop-again", Question, &["drop r1"]),
        read("arrived", Counter),
        act("counter", Counter, &["keep"]),
        act("take-2", Guests, &["take 2"]),
        act("take-6", Dice, &["take 6"]),
        act("take-more", Dice, &["take 2"]),
        act("place-2", Guests, &["place w2 r2"]),
        act("place-more", Guests, &["place w2 r2"]),
        act("place-6", Rooms, &["place w6 brewer"]),
        act("place-any", Rooms, &["place w4 cashbox"]),
        act("ready", Question, &["ready"]),
        act("use-2", Guests, &["use w2 r2"]),
        act("use-2", Guests, &["use w2 r2"]),
        act("use-any", Rooms, &["use w4 cashbox"]),
        act("use-6", Rooms, &["use w6 brewer"]),
        act("hire", Staff, &["buy server"]),
        act("hire-more", Staff, &["buy bard"]),
        act("close", Question, &["close"]),
        read("tomorrow", Deck),
        read("end", Table),
    ],
};

/// Level 5: the Guest Book. One Signature comes from the Reputation track, one with a guest, who fills a
/// row.
pub(crate) const GUEST_BOOK: Lesson = Lesson {
    id: "guest-book",
    level: 5,
    deal: "lesson guest-book",
    scene: "level=5 round=4 phase=plan start=0 offered=1,2,3 display=g1+,g8+,g2+,g10+,g16+ \
            / tables=g1,r1,r1 lying=brewer*2,bard dice=w1@brewer,w3,w4@barrel,w6 thalers=1 \
            reputation=5 entertainers=musician:first,fire-eater:first book=1,1,0,1 \
            / dice=w1,w2,w3,w4 entertainers=musician:first,fire-eater:first",
    steps: &[
        read("welcome", Book),
        read("columns", Book),
        read("goal", Book),
        act("place-3", Guests, &["place w3 g1"]),
        act("place-6", Rooms, &["place w6 brewer"]),
        act("ready", Question, &["ready"]),
        act("column", Book, &["column 4"]),
        read("covered", Deck),
        act("guest", Guests, &["use w3 g1"]),
        act("brewer", Rooms, &["use w1 brewer"]),
        act("brewer", Rooms, &["use w6 brewer"]),
        act("barrel", Rooms, &["use w4 barrel"]),
        act("recruit", Display, &["recruit 4"]),
        read("row", Book),
        read("tiles", Display),
        act("bard", Counter, &["bard"]),
        act("upgrade", Rooms, &["upgrade safe 0"]),
        act("close", Question, &["close"]),
        read("full", Book),
        read("end", Book),
    ],
};
