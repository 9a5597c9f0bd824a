// Generated from crates/protocol by `cargo xtask types`. Do not edit.

export const PROTOCOL = 4;
export const MAX_CHAT = 280;
export const MAX_SHEET = 49152;
export const MAX_STEPS = 64;

export type Account = {
/**
 * Whose.
 */
seat: Seat,
/**
 * The final margin, in hundredths of a point.
 */
margin: number,
/**
 * The expected margin at the first question.
 */
start: Estimate,
/**
 * What cards and dice brought beyond their average.
 */
luck: Estimate,
/**
 * What the seat's own decisions brought, compared with those of the quick computer player.
 */
skill: Estimate,
/**
 * What the decisions of the others brought.
 */
others: Estimate, };

export type Action = { "start_card": number } | { "choose": Side } | { "free_upgrade": Area } | { "entertainer": Side } | { "remove_regular": Card } | "keep" | "redraw" | { "take": Face } | { "place": {
/**
 * The die.
 */
die: Die,
/**
 * Where it lies; `None` is the pool.
 */
from: Space | null,
/**
 * Where it goes.
 */
to: Space, } } | { "lift": {
/**
 * The die.
 */
die: Die,
/**
 * Where it lies.
 */
from: Space, } } | { "turn": {
/**
 * The die.
 */
die: Die,
/**
 * The new face.
 */
to: Face, } } | { "plan": Plan } | "ready" | { "use": {
/**
 * The die.
 */
die: Die,
/**
 * Where it lies.
 */
at: Space, } } | { "buy": Kind } | { "upgrade": {
/**
 * The area.
 */
area: Area,
/**
 * Cards returned.
 */
returned: number, } } | { "recruit": number } | { "nobles": number } | "counter_guest" | "musician" | { "schnapps_upgrade": Area } | { "schnapps_remove": Sitting } | "bard" | "accept" | "take_schnapps" | { "remove": Sitting } | { "column": number } | { "on_top": Card } | "decline" | "close" | "take_back";

export type ActionGroup = "answer" | "use" | "recruit" | "upgrade" | "buy" | "special" | "end" | "place" | "turn";

export type AdvisedStep = {
/**
 * The step in the text notation.
 */
do: string,
/**
 * The step itself.
 */
action: Action,
/**
 * Which die goes where, if the step is a plan for all dice.
 */
places: Array<DiePlaced>,
/**
 * The card that is taken, if the step accepts one that is known by then.
 */
accepts?: Kind, };

export type Area = "dishwasher" | "server" | "table" | "brewer" | "cashbox" | "monk" | "barrel" | "safe" | "storage";

export type AreaInfo = {
/**
 * The area.
 */
area: Area,
/**
 * Thalers for its upgrade.
 */
price: number,
/**
 * What each returned card takes off.
 */
discount: number,
/**
 * What the plain side gives.
 */
plain: number,
/**
 * What the upgraded side gives.
 */
upgraded: number,
/**
 * The kind of card that lies there.
 */
kind: Kind | null,
/**
 * The values of dice that can be used there; empty where any die can, or none.
 */
values: Array<number>,
/**
 * How sure the values are.
 */
source: Provenance, };

export type Ask = "start_card" | "choose" | "free_upgrade" | { "entertainer": Entertainer } | "redraw" | "draft" | "plan" | "serve" | "on_top" | BonusAsk;

export type AskHint = {
/**
 * 32 hexadecimal digits that name the message.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The number of the seat's question.
 */
question: number,
/**
 * A step about which the seat wonders why it is not the best: an answer, or something to do in the turn.
 */
instead?: Action, };

export type AskRewind = {
/**
 * 32 hexadecimal digits that name the wish.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The number of the seat's question, from its [`Prompt`].
 */
question: number, };

export type Balance = {
/**
 * Nobles that came with upgrades.
 */
upgrades: number,
/**
 * The other Nobles.
 */
nobles: number,
/**
 * The other guests.
 */
guests: number,
/**
 * Regulars.
 */
regulars: number,
/**
 * Tavern cards.
 */
tavern_cards: number,
/**
 * Schnapps.
 */
schnapps: number,
/**
 * The space of the Reputation marker.
 */
reputation: number,
/**
 * How many points less the best rival has.
 */
rival: number, };

export type Began = { "replay": {
/**
 * The round; 0 before the first.
 */
round: number, } } | { "puzzle": {
/**
 * Its id.
 */
id: string, } };

export type BestTurn = {
/**
 * Whose turn it was.
 */
seat: Seat,
/**
 * The round.
 */
round: number,
/**
 * What it brought.
 */
points: number,
/**
 * The step after which it begins.
 */
from: number,
/**
 * Its steps that brought points.
 */
steps: Array<ScoringStep>, };

export type Bonus = { "thalers": number } | { "beer": number } | { "steps": number } | "service_denied" | { "card": Kind } | "noble" | { "schnapps": number } | { "reputation": number } | "signature" | "schnapps_or_removal" | "own_die" | "three_guest" | "counter_guest" | "free_upgrade" | { "entertainer": Entertainer } | { "remove_regulars": number } | { "upgrade": Area };

export type BonusAsk = "remove_regular" | { "take_or_leave": Kind } | "service_denied" | "schnapps_or_removal" | "column";

export type BonusPlace = "guest" | "marked_guest" | "summer" | "winter" | "choice" | "monastery_start" | "monastery" | "reputation" | "reputation_signatures" | "start_card" | "guest_book";

export type Card = number;

export type CardClass = { "tavern": Kind } | "noble" | "regular" | "guest";

export type CardInfo = {
/**
 * Its number.
 */
card: Card,
/**
 * What sort of card it is.
 */
class: CardClass,
/**
 * The die it needs at a table: 1 to 6, 0 for any; none for cards that do not sit.
 */
die: number | null,
/**
 * Thalers it pays.
 */
pays: number,
/**
 * Victory Points.
 */
points: number,
/**
 * Its price: Thalers for Tavern cards, beer for guests; 0 where it has none.
 */
price: number,
/**
 * Its immediate bonus.
 */
bonus: Bonus | null,
/**
 * The column of the Guest Book that takes its Signature.
 */
column: number | null,
/**
 * How sure the values are.
 */
source: Provenance, };

export type Catalogue = {
/**
 * The sheet's own name.
 */
sheet: string,
/**
 * Every card by its number.
 */
cards: Array<CardInfo>,
/**
 * The areas that can be upgraded, in their order.
 */
areas: Array<AreaInfo>,
/**
 * Beer for one, two and three Nobles.
 */
noble_prices: [number, number, number],
/**
 * The rounds, 1 to 8, of the side of the track in use.
 */
rounds: Array<RoundInfo>,
/**
 * The Monastery from space 0.
 */
monastery: Array<TrackSpace>,
/**
 * The Reputation track from the space after the Bartender; empty where it is not used.
 */
reputation: Array<TrackSpace>,
/**
 * The Start Cards by their index.
 */
start_cards: Array<StartCardInfo>,
/**
 * The Guest Book: rows from the top, four columns each; empty where it is not used.
 */
guest_book: Array<[GuestBookSpace, GuestBookSpace, GuestBookSpace, GuestBookSpace]>,
/**
 * The lowest and the highest price of the guests who sign in each column of the Guest Book.
 */
column_prices: [[number, number], [number, number], [number, number], [number, number]],
/**
 * The Entertainers, each with both sides.
 */
entertainers: Array<EntertainerInfo>,
/**
 * Schnapps that may be kept at the end of a turn.
 */
schnapps_kept: number, };

export type ChairView = {
/**
 * Its seat.
 */
seat: Seat,
/**
 * Who sits there; a person who has left keeps the seat's name.
 */
occupant: Occupant,
/**
 * The house.
 */
house: House,
/**
 * Whether the viewer sits there.
 */
mine: boolean,
/**
 * Whether the owner of the table sits there.
 */
owner: boolean,
/**
 * Where the person is; none unless a person sits there.
 */
presence: Presence | null,
/**
 * The computer player that plays for the person.
 */
minded_by: string | null,
/**
 * Whether the person has added something to the seed.
 */
nonce_given: boolean, };

export type CheckSheet = {
/**
 * The file.
 */
toml: string, };

export type Choice = {
/**
 * The step in the text notation: what the client sends back.
 */
do: string,
/**
 * The step itself.
 */
action: Action,
/**
 * Where it stands in the menu.
 */
group: ActionGroup,
/**
 * What it would change.
 */
effect: Effect, };

export type CodeMade = {
/**
 * The code: eight letters and digits without look-alikes.
 */
code: string,
/**
 * For how many seconds it works.
 */
seconds: number, };

export type Colour = "white" | "own";

export type Command = {
/**
 * 32 hexadecimal digits that name the command, so that sending it again does no harm.
 */
id: string,
/**
 * The seat that decides.
 */
seat: Seat,
/**
 * The number of the question it answers, from the seat's [`Prompt`].
 */
question: number,
/**
 * What to do.
 */
do: Step, };

export type Count = {
/**
 * The card.
 */
card: Card,
/**
 * How many.
 */
count: number, };

export type Counted = "value" | "items" | "amount" | "regulars" | "open_pile" | "stack" | "cards" | "tables" | "book_reputation" | "reputation_steps" | "regulars_removed" | "starting_decks";

export type Course = {
/**
 * All points of each seat after the set-up and after each round.
 */
rounds: Array<Array<number>>,
/**
 * The place of each seat, from 1; those whom nothing sets apart share one (Z2).
 */
places: Array<number>,
/**
 * The serving turn that brought the most points; none if no turn brought any.
 */
best: BestTurn | null, };

export type DealMeasured = {
/**
 * With the standard sheet.
 */
standard: GameMeasured,
/**
 * With the other one.
 */
own: GameMeasured, };

export type Deck = {
/**
 * The known cards, the next one first.
 */
top: Array<Card>,
/**
 * The rest in unknown order.
 */
rest: Array<Count>, };

export type Die = {
/**
 * White or own.
 */
colour: Colour,
/**
 * The face it shows; raises (E3) do not turn it.
 */
face: Face, };

export type DiePlaced = {
/**
 * The die.
 */
die: Die,
/**
 * The space.
 */
to: Space, };

export type DieView = {
/**
 * White or own.
 */
colour: Colour,
/**
 * Its pips.
 */
face: number,
/**
 * The space it lies on or was used on.
 */
space: Space | null,
/**
 * The number of the table it lies at or was used at, from the left.
 */
table: number | null,
/**
 * Raises it needs there.
 */
raises: number,
/**
 * Whether it was used this round.
 */
used: boolean, };

export type DisplayPlace = {
/**
 * The guest on offer here.
 */
guest: Card | null,
/**
 * Whether a Signature tile lies on it (S9).
 */
signed: boolean, };

export type Effect = {
/**
 * Thalers.
 */
thalers: number,
/**
 * Beer.
 */
beer: number,
/**
 * Schnapps.
 */
schnapps: number,
/**
 * Counter Guests.
 */
counter_guests: number,
/**
 * Steps on the Monastery track.
 */
monastery: number,
/**
 * Steps on the Reputation track.
 */
reputation: number,
/**
 * Dishwasher uses bound.
 */
raises: number,
/**
 * Nobles on the deck.
 */
nobles: number,
/**
 * Points.
 */
points: number,
/**
 * Whether something unknown is revealed, so that it cannot be taken back.
 */
reveals: boolean, };

export type Entertainer = "musician" | "fire_eater" | "juggler";

export type EntertainerInfo = {
/**
 * Who.
 */
who: Entertainer,
/**
 * The side.
 */
side: Side,
/**
 * Schnapps asked.
 */
asks: number,
/**
 * Thalers or beer given; 0 where something else is given.
 */
gives: number, };

export type Estimate = {
/**
 * The number, in hundredths of a point.
 */
points: number,
/**
 * How far it may be off in 95 of 100 cases, in hundredths of a point.
 */
within: number, };

export type EveningCode = {
/**
 * The code: a few hundred letters, digits, `-` and `_`.
 */
code: string, };

export type EveningOpened = {
/**
 * The game.
 */
game: string,
/**
 * The key of its replay link.
 */
replay: string,
/**
 * The code of its deal.
 */
deal: string,
/**
 * Who sat where, by seat number.
 */
seats: Array<Occupant>,
/**
 * How many hints were taken, up to 255.
 */
hints: number,
/**
 * How often somebody went back past a reveal, up to 255.
 */
rewinds: number, };

export type Event = { "start_player": { seat: Seat, } } | { "start_card_offered": { card: number, } } | { "guest_laid": { place: number, card: Card, signed: boolean, } } | { "round_began": { round: number, start: Seat, } } | { "phase_began": { phase: Phase, } } | { "schnapps_taken": { seat: Seat, count: number, } } | { "schnapps_returned": { seat: Seat, count: number, } } | { "counter_guest_came": { seat: Seat, } } | { "counter_guest_left": { seat: Seat, } } | { "card_gained": { seat: Seat, card: Card, } } | { "card_shuffled_in": { seat: Seat, card: Card, } } | { "guest_gained": { seat: Seat, place: number, card: Card, tile_taken: boolean, } } | { "nobles_returned": { seat: Seat, count: number, } } | { "upgraded": { seat: Seat, area: Area, } } | { "cards_returned": { seat: Seat, kind: Kind, count: number, washes_lost: number, } } | { "hired": { seat: Seat, who: Entertainer, side: Side, } } | { "regular_removed": { seat: Seat, card: Card, } } | { "shuffled": { seat: Seat, } } | { "known_card_arrived": { seat: Seat, card: Card, } } | { "card_arrived": { seat: Seat, card: Card, } } | { "dismissed": { seat: Seat, } } | { "own_die_rolled": { seat: Seat, face: Face, } } | { "dishwashers_ready": { seat: Seat, uses: number, } } | { "coaster_rolled": { seat: Seat, faces: [Face, Face, Face, Face], } } | { "die_taken": { seat: Seat, face: Face, } } | "coasters_passed" | { "die_turned": { seat: Seat, die: Die, to: Face, } } | { "reputation_step": { seat: Seat, } } | { "reputation_back": { seat: Seat, steps: number, } } | { "thalers_gained": { seat: Seat, count: number, } } | { "beer_gained": { seat: Seat, count: number, } } | { "thalers_paid": { seat: Seat, count: number, } } | { "beer_paid": { seat: Seat, count: number, } } | "bard_sang" | { "monastery_step": { seat: Seat, to: number, } } | { "guest_removed": { seat: Seat, slot: number, card: Card, } } | { "signature_laid": { seat: Seat, column: number, from_supply: boolean, } } | "signature_returned" | { "turn_closed": { seat: Seat, thalers: number, beer: number, } } | { "put_on_top": { seat: Seat, card: Card, } } | { "tavern_cleared": { seat: Seat, } } | "game_over";

export type Example = {
/**
 * Its id.
 */
id: string,
/**
 * The ids of the rules that it shows.
 */
rules: Array<string>,
/**
 * Its level, 1 to 5.
 */
level: number,
/**
 * Whether the display is refilled when the serving turn closes (F10).
 */
late_refill: boolean,
/**
 * Everything printed.
 */
catalogue: Catalogue,
/**
 * The table at the beginning.
 */
start: View,
/**
 * What happens, in its order.
 */
steps: Array<ExampleStep>, };

export type ExampleDeed = { "type": "done",
/**
 * Its entry in the log.
 */
entry: LogEntry, } | { "type": "refused",
/**
 * Who wanted to do it.
 */
seat: Seat,
/**
 * What.
 */
action: Action,
/**
 * The rule that refuses it.
 */
rule: string,
/**
 * Why, with the numbers.
 */
why: Illegal, } | { "type": "again" };

export type ExampleListed = {
/**
 * Its id.
 */
id: string,
/**
 * The ids of the rules that it shows.
 */
rules: Array<string>, };

export type ExampleStep = {
/**
 * The table after it.
 */
view: View,
/**
 * What happened.
 */
what: ExampleDeed, };

export type Expected = {
/**
 * Final points, in hundredths.
 */
points: Array<number>,
/**
 * The chance to win in percent.
 */
win: Array<number>, };

export type Face = number;

export type FairnessReport = {
/**
 * The result.
 */
verdict: FairnessVerdict,
/**
 * How many lines the record has.
 */
lines: number,
/**
 * The commitment to the seed, made before the players added their numbers.
 */
commitment: string | null,
/**
 * What each seat added to the seed, in hexadecimal digits; empty for one that added nothing.
 */
nonces: Array<string>,
/**
 * The seed, revealed at the end.
 */
seed: string | null,
/**
 * What the commitment was salted with.
 */
salt: string | null, };

export type FairnessVerdict = { "type": "fair",
/**
 * How many rolls and draws were derived again.
 */
draws: number, } | { "type": "not_revealed" } | { "type": "not_committed" } | { "type": "other_rules",
/**
 * The version of those rules.
 */
rules: number, } | { "type": "other_seed" } | { "type": "other_outcome",
/**
 * The first line of the record that differs, counted from 1.
 */
line: number, };

export type FromClient = { "type": "command" } & Command | { "type": "say" } & Say | { "type": "rewind" } & AskRewind | { "type": "vote" } & Vote | { "type": "rehearse" } & Rehearse | { "type": "perform" } & Perform | { "type": "hint" } & AskHint;

export type FromServer = { "type": "room" } & RoomView | { "type": "welcome" } & Welcome | { "type": "table",
/**
 * What everybody may see.
 */
view: View,
/**
 * What only the seats of this connection may see, one for each; none for a spectator.
 */
prompts: Array<Prompt>,
/**
 * What happened since the last such message.
 */
log: Array<LogEntry>, } | { "type": "notes",
/**
 * The messages of the chat.
 */
notes: Array<Note>, } | { "type": "done",
/**
 * The command or message.
 */
id: string,
/**
 * The number of its entry in the log or in the chat.
 */
seq: number, } | { "type": "refused",
/**
 * The command or message.
 */
id: string,
/**
 * Why.
 */
why: Refusal, } | { "type": "rehearsed" } & Rehearsed | { "type": "performed",
/**
 * The message that asked for it.
 */
id: string,
/**
 * How many of its steps are stored, from the first on.
 */
steps: number,
/**
 * Why the next one was refused; none if all are stored.
 */
why: Refusal | null, } | { "type": "hint" } & Hint | { "type": "problem",
/**
 * What is wrong.
 */
problem: Problem,
/**
 * More about it, in English, for whoever wrote the message.
 */
detail?: string, } | { "type": "storing",
/**
 * The seconds until it tries again; none when steps are stored again.
 */
retry_in: number | null, };

export type Gain = {
/**
 * The step.
 */
action: Action,
/**
 * The points that the seat can expect more by it, in hundredths.
 */
points: number, };

export type GameListed = {
/**
 * The game.
 */
game: string,
/**
 * Its level.
 */
level: number,
/**
 * Who sits where, by seat number.
 */
seats: Array<Occupant>,
/**
 * Milliseconds since 1970 of the last step.
 */
active: number,
/**
 * How many entries its log has.
 */
length: number,
/**
 * How far it is.
 */
stage: Stage,
/**
 * Where it was played.
 */
origin: Origin,
/**
 * The house of each seat.
 */
houses: Array<House>,
/**
 * The seats of whoever asks.
 */
yours: Array<Seat>,
/**
 * Whether the game belongs to whoever asks, who alone may delete it.
 */
owner: boolean,
/**
 * The round that is played; 0 before the first and when the game is over.
 */
round: number,
/**
 * How it ended, once it is over.
 */
result: GameResult | null,
/**
 * The lesson that it is, if it is one.
 */
lesson?: string,
/**
 * The code of its deal, if it has one.
 */
deal?: string,
/**
 * Where it began, if it was not dealt.
 */
began?: Began,
/**
 * The name of its component sheet, if it is not the standard one.
 */
sheet?: string,
/**
 * How the attempt ended, if it was one at a puzzle and is over.
 */
puzzle?: PuzzleResult, };

export type GameMeasured = {
/**
 * The points of each seat by source.
 */
scores: Array<Score>,
/**
 * The start player's share of the victory, in twelfths.
 */
start_won: number,
/**
 * Questions answered by all seats.
 */
answers: number, };

export type GameResult = {
/**
 * All points of each seat.
 */
points: Array<number>,
/**
 * Who won, by seat number.
 */
winners: Array<Seat>, };

export type GuestBookSpace = {
/**
 * What covering it gives.
 */
bonus: Bonus | null,
/**
 * How sure the value is.
 */
source: Provenance, };

export type Hint = {
/**
 * The message that asked.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The number of the question to which it is an answer.
 */
question: number,
/**
 * What the seat can have tonight; `None` before it has dice.
 */
reach: Reach | null,
/**
 * The points that the seat could expect at the end of the game if its turn were over now, in hundredths.
 */
nothing: number,
/**
 * What could be done, the best first.
 */
ways: Array<Way>,
/**
 * The step that the seat wondered about. Then there are two ways: the best, and the best with this step; the
 * second is missing if there is none.
 */
instead?: Action, };

export type Hints = "nobody" | "all";

export type House = "fox" | "rooster" | "frog" | "bee";

export type Illegal = "no_such_seat" | "game_over" | "not_asked" | { "wrong_answer": { ask: Ask, } } | "nothing_to_take_back" | "answer_is_final" | { "not_on_offer": { card: number, } } | "supply_empty" | { "already_upgraded": { area: Area, } } | "no_such_regular" | "no_counter_guest" | { "no_such_die_on_coaster": { face: Face, } } | { "no_such_die": { die: Die, } } | { "nobody_there": { space: Space, } } | { "space_taken": { space: Space, } } | { "space_used": { space: Space, } } | { "wrong_value": { space: Space, face: Face, } } | { "too_few_raises": { needs: number, has: number, } } | "same_place" | { "plan_moves_used_die": { index: number, } } | { "no_entertainer": { who: Entertainer, } } | "same_face" | { "too_little_schnapps": { who: Entertainer, needs: number, has: number, } } | { "too_few_thalers_to_buy": { needs: number, has: number, } } | { "too_few_thalers_to_upgrade": { needs: number, has: number, } } | { "too_little_beer_to_recruit": { needs: number, has: number, } } | { "too_little_beer_for_nobles": { needs: number, has: number, } } | { "bought_already": { kind: Kind, } } | { "pile_empty": { kind: Kind, } } | { "too_few_cards_to_return": { needs: number, has: number, } } | { "raises_in_use": { needs: number, left: number, } } | "recruited_already" | { "no_guest_there": { place: number, } } | { "not_that_many_nobles": { count: number, } } | { "too_few_nobles": { needs: number, has: number, } } | "no_bard" | "not_removable" | { "no_free_space_in_column": { column: number, } } | "no_such_card_in_tavern" | { "reputation_cannot_go_back": { steps: number, possible: number, } };

export type Kind = "bard" | "barback" | "dishwasher" | "server" | "table" | "brewer";

export type KnownTops = "shown" | "hidden";

export type Lesson = {
/**
 * Its id, with which a table is made.
 */
id: string,
/**
 * The level that it teaches, 1 to 5.
 */
level: number,
/**
 * The ids of the computer players that sit at seats 1, 2 and 3. The learner sits at seat 0.
 */
opponents: Array<string>,
/**
 * The steps.
 */
steps: Array<LessonStep>, };

export type LessonPlace = "table" | "question" | "round" | "guests" | "rooms" | "workers" | "counter" | "dice" | "purse" | "deck" | "staff" | "display" | "nobles" | "monastery" | "reputation" | "book" | "others";

export type LessonStep = {
/**
 * The key of its text, after `lesson-ID-`.
 */
key: string,
/**
 * What it speaks of.
 */
at: LessonPlace,
/**
 * The actions of which it wants one, in the notation; none for a step to read.
 */
wants: Array<string>, };

export type LinkKind = "owner" | "seat" | "spectator" | { "chair": Seat };

export type LinkMade = {
/**
 * The secret.
 */
key: string, };

export type LinkOpened = {
/**
 * The game.
 */
game: string, };

export type LogEntry = {
/**
 * Its number; 0 is the set-up.
 */
n: number,
/**
 * The round in which it was made.
 */
round: number,
/**
 * The phase in which it was made.
 */
phase: Phase,
/**
 * Who decided; nobody for the set-up.
 */
seat: Seat | null,
/**
 * What was decided, if the viewer may know.
 */
action: Action | null,
/**
 * Whether only its own seat may know what was decided, which matters where seats share a device.
 */
secret: boolean,
/**
 * What happened, as far as it is public.
 */
events: Array<LogEvent>,
/**
 * The number of the decision that this entry takes back.
 */
undoes: number | null,
/**
 * The number of the decision to which this entry takes the game back, past what was revealed
 * since: it and all later ones no longer count.
 */
rewinds: number | null,
/**
 * Whether this entry says no more than that the seat took a hint.
 */
hint: boolean, };

export type LogEvent = {
/**
 * The rule.
 */
rule: string,
/**
 * The seat it happened to.
 */
seat: Seat | null,
/**
 * What happened.
 */
event: Event, };

export type Lost = {
/**
 * Thalers above the Safe.
 */
thalers: number,
/**
 * Beer above the Storage.
 */
beer: number,
/**
 * Schnapps above the cap; it goes back to the supply (R11).
 */
schnapps: number, };

export type MeasureSheet = {
/**
 * The file.
 */
toml: string,
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * The number of players, 2 to 4.
 */
players: number,
/**
 * The computer player at every seat: one of those that answer at once and know no sheet.
 */
bot: string,
/**
 * The number of the first deal; the answer has the next few.
 */
from: number, };

export type Menu = {
/**
 * The question.
 */
ask: Ask,
/**
 * The rule that asks.
 */
rule: string,
/**
 * Every legal single step in canonical order.
 */
choices: Array<Choice>,
/**
 * What a player might try now, with the rule against it.
 */
refused: Array<Refused>,
/**
 * What the dice bring as they lie, where dice lie.
 */
preview: Preview | null,
/**
 * What would be lost by closing now, in the serving turn.
 */
closing: Lost | null, };

export type Mistake = {
/**
 * The number of its entry in the log.
 */
n: number,
/**
 * The round.
 */
round: number,
/**
 * The phase.
 */
phase: Phase,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What was done, to the end of the turn.
 */
played: Array<AdvisedStep>,
/**
 * What would have been better: the answer, or the steps to the end of the turn.
 */
better: Array<AdvisedStep>,
/**
 * By how much, in points of margin: more than chance explains, unless it is doubtful.
 */
loss: Estimate,
/**
 * What those points are at the end of the game.
 */
balance: Balance,
/**
 * The chance to win after the better way, in percent.
 */
win_better: number,
/**
 * The chance to win after what was done, in percent.
 */
win_played: number,
/**
 * Where a planner sees the difference, the strongest first. These numbers are the planner's own and need not add
 * up to the loss.
 */
reasons: Array<Reason>,
/**
 * What steps of the better way bring, as in a hint.
 */
gains: Array<Gain>,
/**
 * The same for what was done.
 */
gains_played: Array<Gain>,
/**
 * In a draft, the dice of both ways and where they are likely to lie: of the better one first.
 */
dice: [TakenDie, TakenDie] | null, };

export type NetworkView = {
/**
 * The address that friends open; none while only browsers on this machine reach the server.
 */
address: string | null,
/**
 * Whether you may let the local network in and shut it out.
 */
switch: boolean, };

export type NewGame = {
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * Who sits where, by seat number: 2 to 4 seats. The people play on the device that asks; open
 * seats are for those who join by a link. Without open seats the game begins at once.
 */
seats: Array<Occupant>,
/**
 * Whether the display is refilled when a turn closes.
 */
late_refill: boolean,
/**
 * What else is agreed; none for what is usual.
 */
options?: TableOptions,
/**
 * The house of the first person; the others share the rest.
 */
house?: House,
/**
 * What the first person adds to the seed of a game that begins at once, as up to 128 hexadecimal
 * digits. Where seats are open, people add theirs when they sit down and have seen the commitment.
 */
nonce?: string,
/**
 * The code of a deal, a name like any other: the cards and dice are the same at every table that
 * names it, and so is the luck of the computer players. Anybody who knows the code can predict
 * them, so only people at one device may agree on one, and nobody adds to its seed.
 */
deal?: string,
/**
 * The text of the component sheet to play with, up to 48 KiB; none for the standard one. A game that
 * goes on where another one stood has the sheet of that one, and lessons and puzzles have theirs.
 */
sheet?: string,
/**
 * Where the game begins; none if it is set up and dealt. Then one person plays against computer
 * players, and level, refill and number of seats are those of that position.
 */
from?: StartFrom, };

export type NewGameMade = {
/**
 * The game.
 */
game: string,
/**
 * The secret of the link that invites people to the open seats, if there are any.
 */
invitation: string | null, };

export type NewLink = {
/**
 * What it is for.
 */
kind: LinkKind, };

export type NoUndo = "nothing_since_reveal" | "others_went_on";

export type Note = {
/**
 * Its number, from 0.
 */
n: number,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * The seat that spoke; none for others.
 */
seat: Seat | null,
/**
 * The name of whoever spoke, if they sat down.
 */
name: string | null,
/**
 * What was said.
 */
words: Words, };

export type Objection = "marked_pile" | "starting_bard" | "equal_cards" | "equal_options" | "same_entertainer" | "same_upgrade" | BonusPlace;

export type Occupant = { "person": string } | { "bot": string } | "open";

export type OpenEvening = {
/**
 * The code.
 */
code: string, };

export type OpenHouse = {
/**
 * The secret.
 */
key: string, };

export type OpenLink = {
/**
 * The secret.
 */
key: string, };

export type Origin = "here" | "imported";

export type Outcome = {
/**
 * Who has won.
 */
winners: Array<Seat>, };

export type Perform = {
/**
 * 32 hexadecimal digits that name the message. The steps are named by the numbers from here on,
 * so that sending it again does no harm.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The number of the seat's question to which the first step is the answer.
 */
question: number,
/**
 * The steps in the text notation, [`MAX_STEPS`] at most.
 */
steps: Array<string>, };

export type Phase = "start_cards" | "evening" | "arrival" | "draft" | "plan" | "serve" | "closing" | "over";

export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "one_moment" | "your_turn" | "cheers" | "good_game" | "again";

export type PlaceBonuses = {
/**
 * The place.
 */
place: BonusPlace,
/**
 * The bonuses.
 */
bonuses: Array<string>, };

export type Plan = [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];

export type Points = {
/**
 * All points.
 */
total: number,
/**
 * Nobles.
 */
nobles: number,
/**
 * The other guests.
 */
guests: number,
/**
 * Regulars.
 */
regulars: number,
/**
 * Tavern cards.
 */
tavern_cards: number,
/**
 * One for each Schnapps.
 */
schnapps: number,
/**
 * The space of the Reputation marker.
 */
reputation: number, };

export type Presence = "here" | { "away": number } | "left";

export type Preview = {
/**
 * Thalers the dice would bring.
 */
thalers: number,
/**
 * Beer the dice would bring, including the Barbacks' beer before the turn.
 */
beer: number,
/**
 * Monastery steps the dice would bring.
 */
monastery: number,
/**
 * How far the Reputation marker would move: forward at the turn's start (F1), either way in
 * the turn (F2); 0 without the track.
 */
reputation: number,
/**
 * Raises the plan needs (E3).
 */
raises: number,
/**
 * Thalers in the purse then.
 */
thalers_then: number,
/**
 * Beer in the purse then.
 */
beer_then: number,
/**
 * Thalers that would be lost above the Safe (F18).
 */
thalers_lost: number,
/**
 * Beer that would be lost above the Storage (F18).
 */
beer_lost: number, };

export type Price = {
/**
 * The step that buys it: a Tavern card, an upgrade, a guest or Nobles.
 */
action: Action,
/**
 * Thalers.
 */
thalers: number,
/**
 * Beer.
 */
beer: number, };

export type Problem = "not_understood" | "too_large" | "no_such_game" | "damaged" | "against_the_rules" | "other_program" | "bad_settings" | "not_your_seat" | "not_over" | "unavailable" | "foreign" | "no_such_address" | "wrong_method" | "too_slow" | "bad_name" | "bad_link" | "not_owner" | "not_house" | "no_network" | "no_such_seat" | "seat_taken" | "house_taken" | "begun" | "not_begun" | "open_seats" | "no_room" | "still_here" | "changed" | "too_fast" | "bad_record" | "record_unfinished" | "record_against_the_rules" | "record_other_program" | "record_unfair" | "bad_sheet" | "bad_evening" | "no_deal" | "imported" | "no_such_lesson" | "no_such_puzzle" | "no_such_step" | "other_rules" | "only_alone" | "no_review";

export type Prompt = {
/**
 * The seat.
 */
seat: Seat,
/**
 * The number of the seat's question. It rises when the seat decides something and when it is
 * asked something else, and not when others answer theirs. A command repeats it, so that a
 * late or doubled click is not taken for the answer to the next question.
 */
question: number,
/**
 * What the seat is asked, if anything.
 */
menu: Menu | null,
/**
 * Why the seat cannot take its last action back; none if it can.
 */
no_undo: NoUndo | null,
/**
 * Whether the seat waits for its serving turn and may rehearse it ([`Rehearse`]).
 */
turn_to_come: boolean, };

export type Provenance = "printed" | "deduced" | "reconstructed" | "disputed";

export type Purse = {
/**
 * Thalers.
 */
thalers: number,
/**
 * Beer.
 */
beer: number, };

export type PursesWith = {
/**
 * The die.
 */
face: Face,
/**
 * The purses with it.
 */
purses: Array<Purse>, };

export type Puzzle = {
/**
 * Its id, with which a table is made.
 */
id: string,
/**
 * Its level, 1 to 5.
 */
level: number,
/**
 * How many play.
 */
players: number,
/**
 * The seat that is to find the best turn.
 */
seat: Seat,
/**
 * The id of the computer player at the other seats.
 */
opponent: string,
/**
 * What the best turn cannot do without.
 */
theme: PuzzleTheme,
/**
 * How hard it is, 1 to 5.
 */
difficulty: number,
/**
 * The most points possible, if it is one of the easy ones that say so at once.
 */
goal: number | null, };

export type PuzzleResult = {
/**
 * The id of the puzzle.
 */
id: string,
/**
 * The points that were reached.
 */
points: number,
/**
 * The most points possible.
 */
best: number,
/**
 * Whether these are the most points.
 */
solved: boolean, };

export type PuzzleSolution = {
/**
 * The most points possible.
 */
best: number,
/**
 * Its steps in the notation, up to closing.
 */
steps: Array<string>, };

export type PuzzleTheme = "guest_book" | "reputation" | "schnapps" | "monastery" | "dishwasher" | "nobles" | "upgrade" | "guest";

export type Raises = {
/**
 * Uses that no die needs yet.
 */
free: number,
/**
 * Uses bound by dice that lie raised.
 */
bound: number,
/**
 * Uses spent by dice that were removed.
 */
spent: number, };

export type Reach = {
/**
 * The purses that the seat can have in its turn if it uses all dice and buys nothing on the way, in order of
 * Thalers. No other purse has as much of both. What Monastery steps may bring is left out.
 */
purses: Array<Purse>,
/**
 * The same with one more die, for each that the seat can take from the coaster before it.
 */
with: Array<PursesWith>,
/**
 * What there is to buy tonight, in order of the notation of steps.
 */
prices: Array<Price>, };

export type Reason = {
/**
 * The source.
 */
source: Source,
/**
 * How many points more, or less, in hundredths.
 */
points: number, };

export type RecordImported = {
/**
 * The game.
 */
game: string,
/**
 * The key of its replay link.
 */
replay: string, };

export type Refusal = { "type": "illegal",
/**
 * The rule.
 */
rule: string,
/**
 * Why, with the numbers.
 */
why: Illegal, } | { "type": "stale" } | { "type": "not_understood" } | { "type": "not_your_seat" } | { "type": "no_undo",
/**
 * Why.
 */
why: NoUndo, } | { "type": "other_rules",
/**
 * The version of those rules.
 */
rules: number, } | { "type": "record_full" } | { "type": "only_forward" } | { "type": "declined" } | { "type": "no_hints" } | { "type": "no_chat" } | { "type": "too_fast" } | { "type": "not_stored" };

export type Refused = {
/**
 * The step.
 */
action: Action,
/**
 * The rule.
 */
rule: string,
/**
 * Why, with the numbers.
 */
why: Illegal, };

export type Rehearse = {
/**
 * 32 hexadecimal digits that name the message.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The steps in the text notation, [`MAX_STEPS`] at most.
 */
steps: Array<string>, };

export type Rehearsed = {
/**
 * The message that asked.
 */
id: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The round of the turn.
 */
round: number,
/**
 * The steps that hold, in their order.
 */
steps: Array<RehearsedStep>,
/**
 * Why the step after them does not; none if all hold.
 */
stuck: Refusal | null,
/**
 * The table as it would be after the steps that hold. What nobody knows yet is not in it.
 */
view: View,
/**
 * What could come next; none once the turn is closed.
 */
menu: Menu | null, };

export type RehearsedStep = {
/**
 * The step in the text notation.
 */
do: string,
/**
 * The step itself.
 */
action: Action,
/**
 * What it would change.
 */
effect: Effect, };

export type Replay = {
/**
 * The version of the messages.
 */
protocol: number,
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * Whether the display is refilled when a turn closes.
 */
late_refill: boolean,
/**
 * Who sat where, by seat number.
 */
seats: Array<Occupant>,
/**
 * The house of each seat.
 */
houses: Array<House>,
/**
 * Everything printed.
 */
catalogue: Catalogue,
/**
 * The commitment to the seed, if there was one.
 */
commitment: string | null,
/**
 * The version of the rules by which the game was played, if the program does not have them.
 */
other_rules: number | null,
/**
 * The name of the component sheet, if it is not the standard one.
 */
sheet?: string,
/**
 * Where the game was played.
 */
origin: Origin,
/**
 * Milliseconds since 1970 of the last step, or of the import.
 */
ended: number,
/**
 * The place of each seat, from 1; those whom nothing sets apart share one (Z2).
 */
places: Array<number>,
/**
 * All points of each seat after each step.
 */
points: Array<Array<number>>,
/**
 * The whole log, with the answers that were secret while the game went on.
 */
log: Array<LogEntry>, };

export type ReplayLink = {
/**
 * The secret.
 */
key: string, };

export type ReputationView = {
/**
 * Steps in the whole game.
 */
steps: number,
/**
 * The index of its space in the catalogue; none on the Bartender.
 */
space: number | null, };

export type Review = {
/**
 * The account of each seat, in seat order.
 */
accounts: Array<Account>,
/**
 * What everybody could expect at the first question.
 */
start: Expected,
/**
 * Every decision or whole serving turn, in the order in which they were made.
 */
moves: Array<ReviewedMove>,
/**
 * Decisions for which something better was found, the costliest first.
 */
mistakes: Array<Mistake>,
/**
 * Decisions for which something better is known, but not by more than chance may explain.
 */
doubtful: Array<Mistake>, };

export type ReviewProgress = {
/**
 * How many pieces of its work are done.
 */
done: number,
/**
 * How many there are.
 */
all: number,
/**
 * The review, once all are done.
 */
review: Review | null, };

export type ReviewedMove = {
/**
 * The number of its first entry in the log.
 */
from: number,
/**
 * The number of its last entry.
 */
to: number,
/**
 * The round.
 */
round: number,
/**
 * The phase.
 */
phase: Phase,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What it changed in the margin of whoever decided.
 */
skill: Estimate,
/**
 * What the cards and dice after it did to everybody's margin, by seat number.
 */
luck: Array<Estimate>,
/**
 * What everybody could expect after the decision, before luck.
 */
decided: Expected,
/**
 * What everybody could expect after it and its luck.
 */
after: Expected, };

export type RewindAsked = {
/**
 * The seat that wants to.
 */
seat: Seat,
/**
 * The seats that have not agreed yet.
 */
waits_for: Array<Seat>, };

export type RoomChange = { "type": "sit",
/**
 * The seat.
 */
seat: Seat,
/**
 * The player's name.
 */
name: string,
/**
 * The house; none keeps the one of the seat.
 */
house?: House,
/**
 * What the player adds to the seed, as up to 128 hexadecimal digits. Give it only after
 * you have seen the commitment.
 */
nonce?: string, } | { "type": "stand_up",
/**
 * The seat.
 */
seat: Seat, } | { "type": "kick",
/**
 * The seat.
 */
seat: Seat, } | { "type": "computer",
/**
 * The seat.
 */
seat: Seat,
/**
 * The id of the computer player.
 */
bot: string, } | { "type": "vacate",
/**
 * The seat.
 */
seat: Seat, } | { "type": "add_seat" } | { "type": "remove_seat",
/**
 * The seat.
 */
seat: Seat, } | { "type": "setup",
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * Whether the display is refilled when a turn closes.
 */
late_refill: boolean, } | { "type": "options",
/**
 * All options.
 */
options: TableOptions, } | { "type": "hand_over",
/**
 * The seat.
 */
seat: Seat, } | { "type": "clear_spectators" } | { "type": "start" } | { "type": "mind",
/**
 * The seat.
 */
seat: Seat,
/**
 * The id of the computer player.
 */
bot: string, } | { "type": "take_back",
/**
 * The seat.
 */
seat: Seat, } | { "type": "leave" };

export type RoomView = {
/**
 * The game.
 */
game: string,
/**
 * How often the table has changed; a later view has a higher number, or the same if only
 * somebody came or went.
 */
revision: number,
/**
 * How far it is.
 */
stage: Stage,
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * Whether the display is refilled when a turn closes.
 */
late_refill: boolean,
/**
 * What else was agreed.
 */
options: TableOptions,
/**
 * The chairs by seat number.
 */
chairs: Array<ChairView>,
/**
 * Spectators who are watching.
 */
spectators: number,
/**
 * The commitment to the seed of the game.
 */
commitment: string,
/**
 * The code of the deal, if there is one: then the luck of the game is no secret.
 */
deal?: string,
/**
 * The lesson that is taught here, if one is.
 */
lesson?: string,
/**
 * Where the game began, if it was not dealt.
 */
began?: Began,
/**
 * The name of the component sheet, if it is not the standard one.
 */
sheet?: string,
/**
 * The game that the same people play next.
 */
rematch: string | null,
/**
 * The wish to go back that waits for others to agree.
 */
rewind?: RewindAsked,
/**
 * Who the viewer is here.
 */
you: You, };

export type RoundInfo = {
/**
 * The bonus, or the first of two.
 */
first: Bonus,
/**
 * The second of two to choose from.
 */
second: Bonus | null,
/**
 * Schnapps the moon brings before.
 */
schnapps: number,
/**
 * How sure the values are.
 */
source: Provenance, };

export type Say = {
/**
 * 32 hexadecimal digits that name the message, so that sending it again does no harm.
 */
id: string,
/**
 * The seat that speaks; none for spectators and for people who have not sat down.
 */
seat: Seat | null,
/**
 * What is said.
 */
words: Words, };

export type Score = {
/**
 * Nobles.
 */
nobles: number,
/**
 * The other guests.
 */
guests: number,
/**
 * Regulars.
 */
regulars: number,
/**
 * Tavern cards.
 */
tavern_cards: number,
/**
 * One for each Schnapps.
 */
schnapps: number,
/**
 * The space of the Reputation marker.
 */
reputation: number, };

export type ScoringStep = {
/**
 * Its number in the log.
 */
n: number,
/**
 * The points.
 */
points: number, };

export type Seat = number;

export type SeatView = {
/**
 * The seat.
 */
seat: Seat,
/**
 * Who sits there.
 */
occupant: Occupant,
/**
 * Thalers.
 */
thalers: number,
/**
 * Beer.
 */
beer: number,
/**
 * Thalers kept at the end of a turn.
 */
safe: number,
/**
 * Beer kept at the end of a turn.
 */
storage: number,
/**
 * Upgraded areas.
 */
upgraded: Array<Area>,
/**
 * What each area gives now, in the order of the catalogue.
 */
values: Array<number>,
/**
 * The space of the Monastery marker.
 */
monastery: number,
/**
 * The Reputation marker.
 */
reputation: ReputationView | null,
/**
 * Schnapps.
 */
schnapps: number,
/**
 * Entertainers with their sides.
 */
entertainers: Array<[Entertainer, Side]>,
/**
 * Counter Guests.
 */
counter_guests: number,
/**
 * The draw deck.
 */
deck: Deck,
/**
 * The discard pile.
 */
discard: Array<Count>,
/**
 * Cards lying in the areas this round.
 */
lying: Array<Count>,
/**
 * How many tables there are.
 */
tables: number,
/**
 * Who sits at them, from left to right.
 */
seated: Array<SeatedView>,
/**
 * The dice of this round; equal ones are neighbours.
 */
dice: Array<DieView>,
/**
 * Dishwasher uses.
 */
raises: Raises,
/**
 * The white dice on the coaster in front of this seat.
 */
coaster: Array<number>,
/**
 * Filled spaces of each column of the Guest Book.
 */
guest_book: [number, number, number, number] | null,
/**
 * Whether the seat has answered and waits for the others.
 */
answered: boolean,
/**
 * What it would score now.
 */
points: Points, };

export type SeatedView = {
/**
 * The card.
 */
card: Card,
/**
 * How many share the table.
 */
count: number,
/**
 * The table as a space for dice.
 */
space: Space | null,
/**
 * Whether it was served this round.
 */
served: boolean,
/**
 * Whether the guest was removed from the game.
 */
removed: boolean, };

export type SetNetwork = "open" | "closed";

export type SheetChecked = { "type": "sound",
/**
 * The sheet.
 */
sheet: SheetView, } | { "type": "faulty",
/**
 * The first thing that is wrong.
 */
fault: SheetFault, };

export type SheetEntry = {
/**
 * Its name in the file: `guests[3]`, `upgrades.safe`.
 */
name: string,
/**
 * Its values by name.
 */
values: { [key in string]: SheetValue },
/**
 * How we know them.
 */
provenance: Provenance,
/**
 * More about that, in English; may be empty.
 */
note: string, };

export type SheetFault = { "code": "syntax", line: number, column: number, message: string, } | { "code": "missing", entry: string, } | { "code": "unknown", entry: string, } | { "code": "type", entry: string, needed: Wanted, } | { "code": "range", entry: string, what: Counted, found: number, least: number, most: number, } | { "code": "word", entry: string, found: string, needed: Wanted, } | { "code": "misplaced", entry: string, found: string, why: Objection, rule: string, } | { "code": "twice", entry: string, first: string, why: Objection, rule: string, };

export type SheetMeasured = {
/**
 * The deals from the wanted number on.
 */
deals: Array<DealMeasured>,
/**
 * How many deals there are in all.
 */
most: number, };

export type SheetValue = boolean | number | string | Array<number> | Array<string>;

export type SheetView = {
/**
 * Its name.
 */
name: string,
/**
 * The SHA-256 of its values, as in records.
 */
hash: string,
/**
 * The sheet as the file that `tiefenthal --sheet` reads.
 */
toml: string,
/**
 * Every entry in the order of the file.
 */
entries: Array<SheetEntry>, };

export type Side = "first" | "second";

export type Sitting = {
/**
 * The card.
 */
card: Card,
/**
 * Whether it was served this round.
 */
served: boolean, };

export type Source = "now" | "time" | "tavern_cards" | "guests" | "upgrades" | "discounts" | "kept" | "counter_guests" | "monastery" | "reputation" | "schnapps" | "guest_book" | "dice" | "turn_order" | "tonight" | "tomorrow" | "rivals" | "other" | "estimate";

export type Space = number;

export type Stage = "waiting" | "playing" | "over";

export type StandardSheet = {
/**
 * The sheet.
 */
sheet: SheetView,
/**
 * The bonuses that each place can have.
 */
places: Array<PlaceBonuses>, };

export type StartCardInfo = {
/**
 * What it gives.
 */
bonuses: Array<Bonus>,
/**
 * How sure the values are.
 */
source: Provenance, };

export type StartFrom = { "replay": {
/**
 * The key of its replay link.
 */
key: string,
/**
 * The step after which the game goes on: the number of its log entry.
 */
step: number, } } | { "lesson": string } | { "puzzle": string };

export type Status = {
/**
 * Always `tiefenthal`.
 */
program: string,
/**
 * The program's version.
 */
version: string,
/**
 * The version of the messages.
 */
protocol: number,
/**
 * Names this run of the server.
 */
instance: string,
/**
 * The ids of the computer players, the weakest first.
 */
bots: Array<string>,
/**
 * The script with which the page of this server begins; a page that began with another one is of
 * another version. None if the program was built without its page.
 */
page: string | null, };

export type Step = { "act": string } | "undo";

export type SupplyView = {
/**
 * Tavern cards by kind.
 */
kinds: Array<[Kind, number]>,
/**
 * Nobles.
 */
nobles: number,
/**
 * Schnapps.
 */
schnapps: number,
/**
 * Signature tiles.
 */
signatures: number,
/**
 * Counter Guests.
 */
counter_guests: number,
/**
 * Cards of the 3-pile, its open top card included.
 */
threes: number,
/**
 * The face-down stack of guests: which are in it, in unknown order.
 */
guests: Array<Count>, };

export type TableOptions = {
/**
 * How a step before the last reveal is taken back.
 */
undo: UndoBeyond,
/**
 * Who gets hints.
 */
hints: Hints,
/**
 * Whether the page shows the known top cards of the decks.
 */
known_tops: KnownTops,
/**
 * Whether spectators may chat.
 */
spectators_chat: boolean,
/**
 * How many seconds a person may be away before a computer player may mind the chair: 10 to 3,600.
 */
grace: number, };

export type TakenDie = {
/**
 * The die.
 */
die: Die,
/**
 * Where it would lie in the best turn with the dice one can expect; none if that turn has no use for it.
 */
to: Space | null, };

export type TrackSpace = {
/**
 * What entering it gives.
 */
bonus: Bonus | null,
/**
 * Points for resting here at the end.
 */
points: number,
/**
 * How sure the values are.
 */
source: Provenance, };

export type TryAgain = {
/**
 * The number of the decision's entry in the log.
 */
n: number,
/**
 * What was done instead, [`MAX_TRIED`] steps at most: the answer, or the steps to the end of the turn.
 */
steps: Array<Action>, };

export type TryMeasured = {
/**
 * How many points of margin it is better; measured like the cost of a mistake.
 */
gain: Estimate,
/**
 * What those points are at the end of the game.
 */
balance: Balance, };

export type TurnView = {
/**
 * Whose it is.
 */
seat: Seat,
/**
 * Kinds bought this round.
 */
bought: Array<Kind>,
/**
 * Whether a guest was recruited this round.
 */
recruited: boolean,
/**
 * Bards that have sung.
 */
bards_used: number,
/**
 * Reputation steps of this turn that were not taken back.
 */
reputation_steps: number, };

export type UndoBeyond = "consent" | "free";

export type UseCode = {
/**
 * The code, in either case, with or without spaces and hyphens.
 */
code: string, };

export type View = {
/**
 * How many entries the log of the game had; every change raises it.
 */
seq: number,
/**
 * The round, 1 to 8; 0 before the first.
 */
round: number,
/**
 * The phase.
 */
phase: Phase,
/**
 * The start player of this round.
 */
start_player: Seat,
/**
 * The seats with an open question.
 */
asked: Array<Seat>,
/**
 * Whether what they answer now stays secret until all have answered.
 */
secret: boolean,
/**
 * Who drafts, serves or is being given something.
 */
active: Seat | null,
/**
 * Everybody at the table by seat number.
 */
seats: Array<SeatView>,
/**
 * The guests on display: the 3-pile first, then the four open ones.
 */
display: Array<DisplayPlace>,
/**
 * What lies beside the taverns.
 */
supply: SupplyView,
/**
 * The Start Cards on offer.
 */
start_cards: Array<number>,
/**
 * The serving turn under way.
 */
turn: TurnView | null,
/**
 * How it ended.
 */
outcome: Outcome | null, };

export type Vote = {
/**
 * 32 hexadecimal digits that name the answer.
 */
id: string,
/**
 * The seat that answers.
 */
seat: Seat,
/**
 * Its answer.
 */
answer: VoteAnswer, };

export type VoteAnswer = "agree" | "decline";

export type Wanted = "number" | "text" | "flag" | "list" | "table" | "bonus" | "bonus_or_nothing" | "round_space" | "kind" | "die" | "provenance";

export type Way = {
/**
 * The next step, and what is to follow it in the same turn.
 */
steps: Array<AdvisedStep>,
/**
 * The points that the seat can expect at the end of the game, in hundredths.
 */
points: number,
/**
 * How far it is behind the best way, in hundredths of a point: by one's own points, and by what it leaves the best
 * rival. Below 0 for a way that was asked for and is better.
 */
behind: number,
/**
 * The chance to win in percent.
 */
win: number,
/**
 * Where the points come from. The reasons of the best way say what it brings; those of the others,
 * how they differ from the best.
 */
reasons: Array<Reason>,
/**
 * What single steps bring, those that bring most first: steps of the way itself, or in the draft those of the
 * turn to which its dice lead; below 0 where a step costs more. Together with `Hint::nothing` and what no step brings
 * they make up the points. Empty for other answers.
 */
gains: Array<Gain>,
/**
 * The die that is taken in a draft, and where it is likely to lie then.
 */
die: TakenDie | null, };

export type Welcome = {
/**
 * The version of the messages.
 */
protocol: number,
/**
 * The game.
 */
game: string,
/**
 * The level, 1 to 5.
 */
level: number,
/**
 * Whether the display is refilled when a turn closes.
 */
late_refill: boolean,
/**
 * The seats that this connection speaks for; none for a spectator.
 */
seats: Array<Seat>,
/**
 * Everything printed.
 */
catalogue: Catalogue,
/**
 * The commitment to the seed of this game, made before it began.
 */
commitment: string | null,
/**
 * The version of the rules by which the game was played, if the program does not have them. The
 * table can then be seen, but nobody can decide anything.
 */
other_rules: number | null, };

export type Words = { "phrase": Phrase } | { "text": string };

export type You = {
/**
 * Whether the viewer owns the table.
 */
owner: boolean,
/**
 * The seats at which the viewer sits.
 */
seats: Array<Seat>,
/**
 * Whether the viewer may sit down before the start.
 */
invited: boolean,
/**
 * Whether the viewer may chat.
 */
chats: boolean, };
