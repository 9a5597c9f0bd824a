//! Writes positions.

use super::position::{NOBODY, REMOVED, SIGNED, USED, gift_letter, phase_word};
use super::words::{side_word, write_bonus, write_card, write_die, write_ordinal, write_space};
use crate::game::{Answer, DisplayPlace, Form, Position, ReputationSide, Serving, TrackSide};
use crate::model::{
    Area, Card, Entertainer, FIRST_GUEST, Kind, Owed, Pile, Place, Seat, Tables, Tavern,
};
use crate::sheet::words::{area_word, entertainer_word, kind_word};

/// A position as one line: what all seats share, then each seat after a slash. Empty and zero
/// fields are omitted.
pub fn write_position(game: &Position) -> String {
    let mut line = Line(String::new());
    line.field("phase", phase_word(game.phase));
    line.count("round", game.round);
    line.field("form", &form(&game.form));
    line.field("start", &game.start.number().to_string());
    if game.active != game.start {
        line.field("active", &game.active.number().to_string());
    }
    line.count("refills", game.refills);
    let offered = (0..16).filter(|index| game.offered >> index & 1 == 1);
    line.list("offered", offered.map(|index| write_ordinal(index).to_string()));
    let settled = Seat::ALL.into_iter().filter(|&seat| game.settled.contains(seat));
    line.list("settled", settled.map(|seat| seat.number().to_string()));
    line.list("owed", game.owed.as_slice().iter().map(|&item| owed(item)));
    serving(&mut line, &game.serving);
    line.list("supply", pile(&game.supply.cards));
    line.count("schnapps", game.supply.schnapps);
    line.count("signatures", game.supply.signatures);
    line.count("counter", game.supply.counter_guests);
    if game.display != <[DisplayPlace; 5]>::default() {
        line.list("display", game.display.iter().map(display));
    }
    for seat in Seat::ALL.into_iter().take(game.players() as usize) {
        line.0.push_str(" /");
        tavern(&mut line, game, seat);
    }
    line.0
}

/// The line so far.
struct Line(String);

impl Line {
    /// Adds a field, unless it is empty.
    fn field(&mut self, key: &str, value: &str) {
        if value.is_empty() {
            return;
        }
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(key);
        self.0.push('=');
        self.0.push_str(value);
    }

    fn count(&mut self, key: &str, value: impl Into<u16>) {
        let value = value.into();
        if value > 0 {
            self.field(key, &value.to_string());
        }
    }

    fn list(&mut self, key: &str, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().collect();
        self.field(key, &items.join(","));
    }
}

fn form(form: &Form) -> String {
    let mut text = match form.track {
        TrackSide::Summer => "summer",
        TrackSide::Winter => "winter",
    }
    .to_owned();
    if form.loose_tiles {
        text.push_str(",tiles");
    }
    match form.reputation {
        None => {}
        Some(ReputationSide::Plain) => text.push_str(",reputation"),
        Some(ReputationSide::Signatures) => text.push_str(",signatures"),
    }
    if form.late_refill {
        text.push_str(",late");
    }
    text
}

fn serving(line: &mut Line, serving: &Serving) {
    let steps = (0..serving.steps.len()).map(|index| gift_letter(serving.steps.get(index)));
    line.field("steps", &steps.collect::<String>());
    if (serving.thalers, serving.beer) != (0, 0) {
        line.list("assessed", [serving.thalers, serving.beer].map(|each| each.to_string()));
    }
    let yields = serving.yields;
    let yields = [yields.cashbox, yields.barrel, yields.brewer, yields.monk, yields.barbacks];
    if yields != [0; 5] {
        line.list("yields", yields.map(|each| each.to_string()));
    }
    let bought = Kind::ALL.into_iter().filter(|&kind| serving.bought >> kind as u8 & 1 == 1);
    line.list("bought", bought.map(|kind| kind_word(kind).to_owned()));
    line.field("recruited", if serving.recruited { "yes" } else { "" });
    line.count("bards", serving.bards_used);
    line.field("refill", &serving.to_refill.map_or_else(String::new, |place| place.to_string()));
}

fn owed(owed: Owed) -> String {
    match owed {
        Owed::Bonus(bonus) => write_bonus(bonus),
        Owed::StepBonus(bonus) => format!("step:{}", write_bonus(bonus)),
        Owed::Offer(kind) => format!("offer:{}", kind_word(kind)),
        Owed::GuestSignature(column) => format!("sign:{}", write_ordinal(column)),
        Owed::Refill(place) => format!("refill:{place}"),
    }
}

fn display(place: &DisplayPlace) -> String {
    let mut text = place.guest.map_or_else(|| NOBODY.to_owned(), write_card);
    if place.signed {
        text.push(SIGNED);
    }
    text
}

/// Each face with its copies; runs of guests with equal copies become ranges.
fn pile(pile: &Pile) -> Vec<String> {
    let mut runs: Vec<(Card, Card, u8)> = Vec::new();
    for (card, copies) in pile.faces() {
        match runs.last_mut() {
            Some((_, last, count))
                if *count == copies
                    && last.number() >= FIRST_GUEST
                    && last.number() + 1 == card.number() =>
            {
                *last = card;
            }
            _ => runs.push((card, card, copies)),
        }
    }
    let text = |(first, last, copies): (Card, Card, u8)| {
        let run = if first == last { String::new() } else { format!("-{}", write_card(last)) };
        format!("{}{run}{}", write_card(first), times(copies))
    };
    runs.into_iter().map(text).collect()
}

fn times(copies: u8) -> String {
    if copies == 1 { String::new() } else { format!("*{copies}") }
}

fn tavern(line: &mut Line, game: &Position, seat: Seat) {
    let tavern = game.tavern(seat);
    line.field("answer", &game.answers[seat].map_or_else(String::new, answer));
    line.list("deck", pile(&tavern.deck));
    line.list("top", game.tops.of(seat).iter().map(|&card| write_card(card)));
    line.list("discard", pile(&tavern.discard));
    line.count("draws", tavern.draws);
    line.list("tables", tables(&tavern.tables));
    let lying = Kind::ALL.into_iter().filter(|&kind| tavern.lying(kind) > 0);
    line.list("lying", lying.map(|kind| kind_word(kind).to_owned() + &times(tavern.lying(kind))));
    line.list("dice", dice(tavern));
    let coaster = tavern.coaster.iter().filter(|&&pips| pips > 0);
    line.field("coaster", &coaster.map(|pips| pips.to_string()).collect::<String>());
    line.count("washes", tavern.raises);
    line.count("spent", tavern.raises_spent);
    line.count("thalers", tavern.thalers);
    line.count("beer", tavern.beer);
    line.count("schnapps", tavern.schnapps);
    line.count("counter", tavern.counter_guests);
    let up = Area::ALL.into_iter().filter(|&area| tavern.upgraded.contains(area));
    line.list("up", up.map(|area| area_word(area).to_owned()));
    let hired = Entertainer::ALL.into_iter().filter_map(|who| {
        let side = tavern.entertainers.side(who)?;
        Some(format!("{}:{}", entertainer_word(who), side_word(side)))
    });
    line.list("entertainers", hired);
    line.count("monastery", tavern.monastery);
    line.count("reputation", tavern.reputation);
    if tavern.book.tiles() > 0 {
        line.list("book", (0..4).map(|column| tavern.book.filled(column).to_string()));
    }
}

fn answer(answer: Answer) -> String {
    match answer {
        Answer::StartCard(index) => format!("start:{}", write_ordinal(index)),
        Answer::Side(side) => side_word(side).to_owned(),
        Answer::Upgrade(area) => format!("upgrade:{}", area_word(area)),
        Answer::Nothing => "nothing".to_owned(),
        Answer::Ready => "ready".to_owned(),
        Answer::OnTop(card) => format!("top:{}", write_card(card)),
    }
}

fn tables(tables: &Tables) -> impl Iterator<Item = String> {
    tables.seated().iter().map(|seated| {
        let mut text = write_card(seated.card());
        if seated.card().is_noble() {
            text.push_str(&times(tables.nobles()));
        }
        if seated.served() {
            text.push(USED);
        }
        if seated.removed() {
            text.push(REMOVED);
        }
        text
    })
}

fn dice(tavern: &Tavern) -> impl Iterator<Item = String> {
    tavern.dice.entries().map(|(die, entry)| {
        let used = if entry.used() { USED.to_string() } else { String::new() };
        format!("{}{}{used}", write_die(die), place(entry.place()))
    })
}

/// Tables by their number from the left, because equal guests may sit at several.
fn place(place: Place) -> String {
    match (place.slot(), place.space()) {
        (Some(slot), _) => format!("@t{}", write_ordinal(slot)),
        (None, Some(space)) => format!("@{}", write_space(space)),
        (None, None) => String::new(),
    }
}
