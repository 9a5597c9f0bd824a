import type { Card, CardInfo, Colour, Event, LogEntry, Seat, View } from '../../protocol';
import { held, matchSome, type Handlers } from '../../variant';
import type { IconName } from '../parts/icons';
import { placeOf } from './places';
import * as things from './things';
import type { Thing } from './things';

/** What is drawn while it is on its way. */
export type Picture =
  | { card: Card }
  | { icon: IconName }
  | { coaster: number[] }
  | { die: { face: number; colour: Colour } }
  | { points: number }
  | 'marker';

/** Something on its way. Of several places for its start or its end, the first one on the screen counts. */
export interface Flight {
  picture: Picture;
  /** Whose it is. */
  seat: Seat;
  from: Thing[];
  to: Thing[];
  /** The places it passes. */
  through: Thing[];
  /** Milliseconds until it sets out, and how long it takes. */
  after: number;
  lasts: number;
  /** Whether it becomes the thing at its end, which is then not shown before. */
  becomes: boolean;
}

/** A room that was upgraded turns over. */
export interface Flip {
  tile: Thing;
  after: number;
}

/** Points that rise where they were made. */
export interface Gain {
  seat: Seat;
  points: number;
  at: Thing[];
}

export interface Story {
  flights: Flight[];
  flips: Flip[];
  gains: Gain[];
  /** The seats whose dice were rolled or turned. */
  rolled: Set<Seat>;
}

/** How things of one kind follow each other, in milliseconds. */
interface Pace {
  /** From one to the next. */
  gap: number;
  lasts: number;
  becomes: boolean;
}
const ARRIVE: Pace = { gap: 90, lasts: 320, becomes: true };
const GAIN: Pace = { gap: 90, lasts: 450, becomes: false };
const COIN: Pace = { gap: 45, lasts: 380, becomes: false };
const PAY: Pace = { gap: 40, lasts: 300, becomes: false };
const CLEAR: Pace = { gap: 35, lasts: 320, becomes: false };
const PASS: Pace = { gap: 0, lasts: 450, becomes: true };
const STEP = 170;
const LONGEST_WALK = 450;
/** The time a room takes to turn over, before its Noble steps out. */
const FLIP = 180;
/** More coins than this are not told apart anyway. */
const COINS = 6;

/** What moves between two tables, because of what happened meanwhile. */
export function story(
  before: View,
  after: View,
  entries: LogEntry[],
  info: (card: Card) => CardInfo | undefined,
): Story {
  const teller = new Teller(before, after, info);
  for (const entry of entries) {
    teller.begin(entry);
    for (const { event } of entry.events) matchSome(event, teller.events, undefined);
  }
  teller.points();
  return teller.told;
}

class Teller {
  readonly told: Story = { flights: [], flips: [], gains: [], rolled: new Set() };
  /** Where gains come from: the place of the action, or the last thing that gave something. */
  #source: Thing[] = [];
  /** Where points are made, by seat. */
  readonly #scoring = new Map<Seat, Thing[]>();
  /** When the next thing of a seat sets out; everybody's things move side by side. */
  readonly #clock = new Map<Seat, number>();
  readonly #taken = new Set<Thing>();
  /** The card that goes on a deck instead of its discard pile, by seat. */
  readonly #kept = new Map<Seat, Card>();
  #upgraded = false;

  constructor(
    readonly before: View,
    readonly after: View,
    readonly info: (card: Card) => CardInfo | undefined,
  ) {}

  begin({ action, seat, round }: LogEntry): void {
    this.#upgraded = false;
    this.#source = seat === null || action === null ? [things.round(round)] : placeOf(action, seat, this.before);
    if (seat !== null) this.#scoring.set(seat, this.#source);
  }

  /** Points rise where they were made. */
  points(): void {
    for (const seat of this.after.seats) {
      const gain = seat.points.total - (this.before.seats[seat.seat]?.points.total ?? 0);
      const at = this.#scoring.get(seat.seat) ?? [];
      if (gain <= 0 || this.before.round === 0) continue;
      const places = [...at, things.purse(seat.seat, 'points'), things.strip(seat.seat)];
      this.told.gains.push({ seat: seat.seat, points: gain, at: places });
    }
  }

  /** What moves; everything else stays where it is. */
  readonly events: Partial<Handlers<Event, void>> = {
    round_began: ({ round }) => (this.#source = [things.round(round)]),
    schnapps_taken: ({ seat, count }) => this.#coins('schnapps', seat, 'schnapps', count),
    counter_guest_came: ({ seat }) =>
      this.#fly({ icon: 'counter_guest' }, seat, this.#source, [things.counter(seat)], GAIN),
    card_gained: ({ seat, card }) => this.#toDeck(seat, card, this.#pileOf(card)),
    card_shuffled_in: ({ seat, card }) => this.#toDeck(seat, card, this.#pileOf(card)),
    guest_gained: ({ seat, place, card }) => this.#toDeck(seat, card, [things.display(place)]),
    upgraded: ({ seat, area }) => {
      const tile = things.tile(seat, area);
      this.#upgraded = true;
      this.#source = [tile];
      this.#scoring.set(seat, this.#source);
      this.told.flips.push({ tile, after: this.#time(seat) });
      this.#wait(seat, FLIP);
    },
    hired: ({ seat, who }) =>
      this.#fly({ icon: who }, seat, this.#source, [things.counter(seat), things.strip(seat)], GAIN),
    known_card_arrived: ({ seat, card }) => this.#arrive(seat, card),
    card_arrived: ({ seat, card }) => this.#arrive(seat, card),
    dismissed: ({ seat }) => this.#clear(seat),
    own_die_rolled: ({ seat }) => this.told.rolled.add(seat),
    coaster_rolled: ({ seat }) => this.told.rolled.add(seat),
    coasters_passed: () => this.#passOn(),
    die_turned: ({ seat }) => this.told.rolled.add(seat),
    reputation_step: ({ seat }) => this.#marker(seat, things.fame(seat), []),
    reputation_back: ({ seat }) => this.#marker(seat, things.fame(seat), []),
    thalers_gained: ({ seat, count }) => this.#coins('thaler', seat, 'thalers', count),
    beer_gained: ({ seat, count }) => this.#coins('beer', seat, 'beer', count),
    thalers_paid: ({ seat, count }) => this.#pay('thaler', seat, 'thalers', count),
    beer_paid: ({ seat, count }) => this.#pay('beer', seat, 'beer', count),
    monastery_step: ({ seat, to }) => this.#marker(seat, things.pilgrim(seat), [things.stop(to)]),
    signature_laid: ({ seat, column }) => {
      const place = [things.column(seat, column)];
      this.#fly({ icon: 'signature' }, seat, this.#source, [...place, things.strip(seat)], GAIN);
      this.#source = place;
    },
    put_on_top: ({ seat, card }) => {
      this.#kept.set(seat, card);
      this.#toDeck(seat, card, [things.hall(seat)]);
    },
    tavern_cleared: ({ seat }) => this.#clear(seat),
  };

  /** A card comes from the deck to where it belongs. */
  #arrive(seat: Seat, card: Card): void {
    const to = [...this.#seatFor(seat, card), things.strip(seat)];
    // A new table stands among the others, where nothing need wait for it.
    const pace = this.#kind(card) === 'table' ? { ...ARRIVE, becomes: false } : ARRIVE;
    this.#fly({ card }, seat, [things.deck(seat)], to, pace);
  }

  #seatFor(seat: Seat, card: Card): Thing[] {
    const kind = this.#kind(card);
    if (kind !== undefined) return kind === 'table' ? [things.hall(seat)] : [things.crew(seat, kind)];
    const was = this.before.seats[seat]?.seated ?? [];
    const now = this.after.seats[seat]?.seated ?? [];
    const sits = (table: number) => now[table]?.card === card;
    const tables = now.map((_, table) => table).filter(sits);
    const free = tables.find((table) => was[table]?.card !== card && !this.#taken.has(things.guest(seat, table)));
    const table = free ?? tables[0];
    if (table === undefined) return [];
    this.#taken.add(things.guest(seat, table));
    return [things.guest(seat, table)];
  }

  #toDeck(seat: Seat, card: Card, from: Thing[]): void {
    const to = [things.deck(seat), things.strip(seat)];
    this.#fly({ card }, seat, from, to, GAIN);
  }

  /** Where a gained card lay: a Noble of an upgrade steps out of the room. */
  #pileOf(card: Card): Thing[] {
    const kind = this.#kind(card);
    if (kind !== undefined) return [things.pile(kind), ...this.#source];
    return this.#upgraded ? this.#source : [things.pile('noble'), ...this.#source];
  }

  #kind(card: Card) {
    const info = this.info(card);
    return info === undefined ? undefined : held(info.class, 'tavern');
  }

  #coins(icon: IconName, seat: Seat, what: 'thalers' | 'beer' | 'schnapps', count: number): void {
    for (let coin = 0; coin < Math.min(count, COINS); coin += 1) {
      this.#fly({ icon }, seat, this.#source, [things.purse(seat, what), things.strip(seat)], COIN);
    }
  }

  /** What is paid lies where it was spent. */
  #pay(icon: IconName, seat: Seat, what: 'thalers' | 'beer', count: number): void {
    for (let coin = 0; coin < Math.min(count, COINS); coin += 1) {
      this.#fly({ icon }, seat, [things.purse(seat, what)], this.#source, PAY);
    }
  }

  /** Guests and staff leave for the discard pile. */
  #clear(seat: Seat): void {
    const { seated = [], lying = [] } = this.before.seats[seat] ?? {};
    const guests = seated.flatMap(({ card, removed }, table) =>
      removed ? [] : [{ card, from: things.guest(seat, table) }],
    );
    const staff = lying.flatMap(({ card }) => {
      const kind = this.#kind(card);
      return kind === undefined || kind === 'table' ? [] : [{ card, from: things.crew(seat, kind) }];
    });
    const all = [...guests, ...staff];
    const kept = all.findIndex(({ card }) => card === this.#kept.get(seat));
    for (const { card, from } of all.filter((_, index) => index !== kept)) {
      this.#fly({ card }, seat, [from], [things.discard(seat)], CLEAR);
    }
  }

  /** A marker goes on from where it stood; several steps are one walk. */
  #marker(seat: Seat, thing: Thing, through: Thing[]): void {
    const walk = this.told.flights.find(({ to }) => to[0] === thing);
    this.#source = [thing];
    if (walk === undefined) {
      this.#fly('marker', seat, [thing], [thing], { gap: STEP, lasts: STEP, becomes: true }, through);
      return;
    }
    walk.through.push(...through);
    walk.lasts = Math.min(LONGEST_WALK, walk.lasts + STEP);
    this.#wait(seat, STEP);
  }

  /** Everybody's coaster goes to the neighbour. */
  #passOn(): void {
    const seats = this.after.seats.length;
    for (const { seat, coaster } of this.after.seats) {
      if (coaster.length === 0) continue;
      const from = (seat + seats - 1) % seats;
      const places = (of: Seat) => [things.coaster(of), things.strip(of)];
      this.#fly({ coaster }, seat, places(from), places(seat), PASS);
    }
  }

  #fly(picture: Picture, seat: Seat, from: Thing[], to: Thing[], pace: Pace, through: Thing[] = []): void {
    const { gap, lasts, becomes } = pace;
    const start = [...from, things.strip(seat)];
    this.told.flights.push({ picture, seat, from: start, to, through, after: this.#time(seat), lasts, becomes });
    this.#wait(seat, gap);
  }

  #time(seat: Seat): number {
    return this.#clock.get(seat) ?? 0;
  }

  #wait(seat: Seat, time: number): void {
    this.#clock.set(seat, this.#time(seat) + time);
  }
}
