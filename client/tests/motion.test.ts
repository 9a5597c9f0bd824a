import { expect, test } from 'vitest';
import type { CardInfo, Event, LogEntry, SeatView, View, Welcome } from '../src/protocol';
import { held } from '../src/variant';
import { diceMoves } from '../src/ui/motion/dice';
import { conceal } from '../src/ui/motion/stage';
import { story } from '../src/ui/motion/story';
import * as things from '../src/ui/motion/things';
import { games, tables, tableWith } from './fake';

const welcome = games.level5[0] as Extract<(typeof games.level5)[0], { type: 'welcome' }> & Welcome;
const cards = new Map<number, CardInfo>(welcome.catalogue.cards.map((info) => [info.card, info]));
const info = (card: number) => cards.get(card);
const cardOf = (is: (info: CardInfo) => boolean) => {
  const found = welcome.catalogue.cards.find(is);
  if (found === undefined) throw new Error('no such card');
  return found.card;
};
const noble = cardOf(({ class: it }) => it === 'noble');
const server = cardOf(({ class: it }) => held(it, 'tavern') === 'server');
const [regular, other] = welcome.catalogue.cards
  .filter(({ class: it }) => it === 'regular')
  .map(({ card }) => card) as [number, number];
const view = tableWith(games.level5, 'serve').view;

function entry(action: LogEntry['action'], ...events: Event[]): LogEntry {
  const told = events.map((event) => ({ rule: 'F1', seat: 0, event }));
  return {
    ...{ n: 1, round: 1, phase: 'serve' as const, seat: 0, action, secret: false },
    ...{ events: told, undoes: null, rewinds: null, hint: false },
  };
}

/** The view with other facts about the first seat. */
function withSeat(change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((seat) => (seat.seat === 0 ? { ...seat, ...change } : seat)) };
}

const sits = (card: number) => ({ card, count: 1, space: card, served: false, removed: false });
const ends = (told: ReturnType<typeof story>) => told.flights.map(({ from, to }) => [from[0], to[0]]);

test('cards come one by one from the deck to their places (B1)', () => {
  const after = withSeat({ seated: [sits(regular), sits(other), sits(regular)] });
  const events = [regular, server, other, regular].map((card): Event => ({ card_arrived: { seat: 0, card } }));
  const told = story(withSeat({ seated: [] }), after, [entry('ready', ...events)], info);
  expect(ends(told)).toEqual([
    ['deck 0', things.guest(0, 0)],
    ['deck 0', things.crew(0, 'server')],
    ['deck 0', things.guest(0, 1)],
    ['deck 0', things.guest(0, 2)],
  ]);
  const starts = told.flights.map(({ after }) => after);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(new Set(starts).size).toBe(4);
  expect(told.flights.every(({ becomes }) => becomes)).toBe(true);
});

test('a used die sends its coins and mugs to the purse (F3)', () => {
  const use = { use: { die: { colour: 'white' as const, face: 3 }, at: 0 } };
  const told = story(
    view,
    view,
    [entry(use, { thalers_gained: { seat: 0, count: 2 } }, { beer_gained: { seat: 0, count: 99 } })],
    info,
  );
  expect(ends(told).slice(0, 2)).toEqual([
    [things.tile(0, 'cashbox'), things.purse(0, 'thalers')],
    [things.tile(0, 'cashbox'), things.purse(0, 'thalers')],
  ]);
  expect(told.flights.length).toBeLessThan(10);
});

test('an upgraded room turns over, its Noble steps onto the deck and its points rise there (R5)', () => {
  const poor = { total: 0, nobles: 0, guests: 0, regulars: 0, tavern_cards: 0, schnapps: 0, reputation: 0 };
  const before = withSeat({ points: poor });
  const after = withSeat({ points: { ...poor, total: 10, nobles: 10 } });
  const told = story(
    before,
    after,
    [
      entry(
        { upgrade: { area: 'barrel', returned: 0 } },
        { upgraded: { seat: 0, area: 'barrel' } },
        { card_gained: { seat: 0, card: noble } },
      ),
    ],
    info,
  );
  expect(told.flips).toEqual([{ tile: things.tile(0, 'barrel'), after: 0 }]);
  expect(ends(told)).toEqual([[things.tile(0, 'barrel'), things.deck(0)]]);
  expect(told.flights[0]?.after).toBeGreaterThan(0);
  expect(told.gains).toMatchObject([{ seat: 0, points: 10 }]);
  expect(told.gains[0]?.at[0]).toBe(things.tile(0, 'barrel'));
});

test('a recruited guest goes from the display to the deck, a bought card from its pile (F5, F10)', () => {
  const told = story(
    view,
    view,
    [
      entry({ recruit: 2 }, { guest_gained: { seat: 0, place: 2, card: regular, tile_taken: false } }),
      entry({ buy: 'server' }, { card_gained: { seat: 0, card: server } }),
    ],
    info,
  );
  expect(ends(told)).toEqual([
    [things.display(2), things.deck(0)],
    [things.pile('server'), things.deck(0)],
  ]);
});

test('coins and mugs go to where they are spent (F5, F10)', () => {
  const told = story(
    view,
    view,
    [
      entry({ recruit: 2 }, { beer_paid: { seat: 0, count: 2 } }),
      entry({ buy: 'server' }, { thalers_paid: { seat: 0, count: 99 } }),
    ],
    info,
  );
  expect(ends(told).slice(0, 3)).toEqual([
    [things.purse(0, 'beer'), things.display(2)],
    [things.purse(0, 'beer'), things.display(2)],
    [things.purse(0, 'thalers'), things.pile('server')],
  ]);
  expect(told.flights.length).toBeLessThan(10);
});

test('at the end of a round guests and staff leave for the discard pile, except a card kept on top (G1, G2)', () => {
  const gone = { ...sits(regular), removed: true };
  const before = withSeat({ seated: [sits(regular), gone, sits(other)], lying: [{ card: server, count: 2 }] });
  const events: Event[] = [{ put_on_top: { seat: 0, card: other } }, { tavern_cleared: { seat: 0 } }];
  const told = story(before, withSeat({ seated: [], lying: [] }), [entry(null, ...events)], info);
  expect(ends(told)).toEqual([
    [things.hall(0), things.deck(0)],
    [things.guest(0, 0), things.discard(0)],
    [things.crew(0, 'server'), things.discard(0)],
  ]);
});

test('the Monk walks his path in one go, and what he finds comes from where he stands (F13)', () => {
  const steps = [4, 5, 6].map((to): Event => ({ monastery_step: { seat: 0, to } }));
  const told = story(view, view, [entry('ready', ...steps, { schnapps_taken: { seat: 0, count: 1 } })], info);
  expect(told.flights).toHaveLength(2);
  expect(told.flights[0]).toMatchObject({ picture: 'marker', through: [4, 5, 6].map(things.stop) });
  expect(told.flights[1]?.from[0]).toBe(things.pilgrim(0));
  expect(told.flights[1]?.to[0]).toBe(things.purse(0, 'schnapps'));
  expect(told.flights[1]?.after).toBeGreaterThan(told.flights[0]?.after ?? 0);
});

test('every coaster goes to the neighbour (D2)', () => {
  const after: View = { ...view, seats: view.seats.map((seat) => ({ ...seat, coaster: [1, 2] })) };
  const told = story(view, after, [entry({ take: 3 }, 'coasters_passed')], info);
  const last = view.seats.length - 1;
  expect(ends(told)[0]).toEqual([things.coaster(last), things.coaster(0)]);
  expect(told.flights).toHaveLength(view.seats.length);
});

test.each(['level1', 'level5'] as const)('in a real game nothing is on its way for long: %s', (level) => {
  const all = tables(games[level]);
  let flights = 0;
  for (const [index, table] of all.entries()) {
    const before = all[index - 1];
    if (before === undefined) continue;
    const told = story(before.view, table.view, table.log, info);
    flights += told.flights.length;
    for (const { lasts, after } of told.flights) {
      expect(lasts).toBeGreaterThanOrEqual(150);
      expect(lasts).toBeLessThanOrEqual(450);
      expect(after).toBeGreaterThanOrEqual(0);
    }
  }
  expect(flights).toBeGreaterThan(0);
});

const lying = (...all: [things.DiePlace, number][]) =>
  all.map(([place, face], index) => ({ thing: things.die(0, 'white', face, place), at: index }));

test('a die flies from where it lay to where it lies', () => {
  const moves = diceMoves(lying(['pool', 3], ['pool', 5]), lying(['pool', 5], [2, 3]));
  expect(moves.fresh).toEqual([]);
  expect(moves.moved.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('of equal dice one that lies where an equal one lay has not moved', () => {
  const moves = diceMoves(lying(['pool', 3], [7, 3]), lying([7, 3], [1, 3]));
  expect(moves.moved.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a die taken from the coaster flies; the others travel with it', () => {
  const moves = diceMoves(lying(['coaster', 3], ['coaster', 4]), lying(['coaster', 4], ['pool', 3], ['coaster', 6]));
  expect(moves.moved.map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
  expect(moves.fresh).toEqual([{ to: 2, seat: 0 }]);
});

test('a thing that several become is shown when the last of them is there', () => {
  const thing = document.createElement('span');
  const [first, last] = [conceal(thing), conceal(thing)];
  first();
  expect(thing.style.opacity).toBe('0');
  last();
  expect(thing.style.opacity).toBe('');
});
