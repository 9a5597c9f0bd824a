import { beforeEach, expect, test } from 'vitest';
import { Names } from '../src/i18n/names';
import type { Event, LogEntry } from '../src/protocol';
import { linesOf, titleOf } from '../src/state/log';
import { lastTurn } from '../src/state/turns';
import { games, install } from './fake';

beforeEach(install);

const [welcome] = games.level5;
if (welcome?.type !== 'welcome') throw new Error('no welcome');
const names = new Names(welcome.catalogue, [], 0);
const event = (seat: number, event: Event) => ({ rule: 'D2', seat, event });
const entry = (more: Partial<LogEntry>): LogEntry => ({
  ...{ n: 1, round: 1, phase: 'draft', seat: 1, action: null, secret: false, events: [] },
  ...{ undoes: null, rewinds: null, hint: false },
  ...more,
});
const kind = Number(Object.keys(welcome.catalogue.cards)[0]);

test('what happens to all at once says whose it is, and what happens to one alone does not', () => {
  const takes = [0, 1, 2].map((seat) => event(seat, { die_taken: { seat, face: 3 } }));
  const lines = (events: LogEntry['events']) => linesOf(entry({ events }), names).map(({ text }) => text);
  const all = lines([...takes, event(1, { beer_gained: { seat: 1, count: 1 } })]);
  expect(all.slice(0, 3)).toEqual([0, 1, 2].map((seat) => `${names.seat(seat)}: Die taken: 3`));
  expect(all[3]).not.toContain(':');
  expect(lines(takes.slice(1, 2))).toEqual(['Die taken: 3']);
});

test('whoever takes what is offered is said to take it', () => {
  const events = [event(1, { card_shuffled_in: { seat: 1, card: kind } })];
  expect(titleOf(entry({ action: 'accept', events }), names)).toBe(`Take it: ${names.card(kind)}`);
  expect(titleOf(entry({ action: 'accept' }), names)).toBe('Take it');
});

test('the last turn is the one that is over, without what was taken back', () => {
  const buy = (n: number, round: number) =>
    entry({
      n,
      round,
      phase: 'serve',
      action: { buy: 'table' },
      events: [event(1, { card_gained: { seat: 1, card: kind } })],
    });
  const close = (n: number, round: number) =>
    entry({
      n,
      round,
      phase: 'serve',
      action: 'close',
      events: [event(1, { turn_closed: { seat: 1, thalers: 2, beer: 0 } })],
    });
  expect(lastTurn([buy(1, 1)], 1)).toBeNull();
  const log = [buy(1, 1), buy(2, 1), entry({ n: 3, phase: 'serve', undoes: 2 }), close(4, 1), buy(5, 2)];
  expect(lastTurn(log, 1)).toMatchObject({ round: 1, deeds: { bought: [kind], kept: { thalers: 2, beer: 0 } } });
  expect(lastTurn(log, 0)).toBeNull();
  // A turn that was closed too early goes on.
  const again = [...log, close(6, 2), entry({ n: 7, round: 2, phase: 'serve', undoes: 6 })];
  expect(lastTurn(again, 1)).toMatchObject({ round: 1 });
});
