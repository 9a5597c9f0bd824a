import { expect, test } from 'vitest';
import type { Event, LogEntry, Seat } from '../src/protocol';
import { cues } from '../src/ui/sound/cues';

function entry(...events: [Seat | null, Event][]): LogEntry {
  return {
    ...{ n: 1, round: 1, phase: 'serve', seat: 0, action: 'ready', secret: false },
    events: events.map(([seat, event]) => ({ rule: 'F1', seat, event })),
    ...{ undoes: null, rewinds: null, hint: false },
  };
}

const coins = (seat: Seat): [Seat, Event] => [seat, { thalers_gained: { seat, count: 3 } }];
const upgrade = (seat: Seat): [Seat, Event] => [seat, { upgraded: { seat, area: 'barrel' } }];

test('what happens to me is heard, each sound once', () => {
  expect(cues([entry(coins(0), coins(0), upgrade(0))], 0)).toEqual(['coin', 'chime']);
});

test('of others only what concerns everybody is heard', () => {
  expect(cues([entry(coins(1), upgrade(2), [null, 'game_over'])], 0)).toEqual(['fanfare']);
});

test('whoever watches hears everybody', () => {
  expect(cues([entry(coins(1))], null)).toEqual(['coin']);
});

test('what is taken back is silent', () => {
  expect(cues([{ ...entry(coins(0)), undoes: 7 }], 0)).toEqual([]);
});
