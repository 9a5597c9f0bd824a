import { expect, test } from 'vitest';
import type { Action, LogEntry, Seat } from '../src/protocol';
import { type Speed, SPEEDS, Wait } from '../src/state/pace';
import { goldenLogs } from './golden';

const OPPONENTS: Seat[] = [1, 2, 3];

/** Every serving turn of the golden records: many are played at random, so all sorts of steps come up. */
const turns: LogEntry[][] = [...goldenLogs().values()].flatMap((log) => {
  const found = new Map<string, LogEntry[]>();
  for (const entry of log) {
    if (entry.phase !== 'serve') continue;
    const key = `${entry.round} ${entry.seat}`;
    found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return [...found.values()];
});

/** How long a player at seat 0 looks at these turns of three opponents, one after the other. */
function showing(played: LogEntry[][], speed: Speed): number {
  const wait = new Wait();
  const steps = played.flatMap((turn, at) => turn.map((entry) => ({ ...entry, seat: OPPONENTS[at] ?? 1 })));
  return steps.reduce((sum, entry) => sum + wait.rest([entry], [0], speed), 0);
}

const step = (action: Action, seat = 1): LogEntry => ({
  ...{ n: 1, round: 1, phase: 'serve', seat, action, secret: false, events: [] },
  ...{ undoes: null, rewinds: null, hint: false },
});

test('there are long turns among the recorded ones', () => {
  expect(turns.length).toBeGreaterThan(300);
  expect(Math.max(...turns.map((turn) => turn.length))).toBeGreaterThan(9);
});

test('at Quick, three opponents take three seconds at most, whatever they do', () => {
  const longest = turns.toSorted((a, b) => showing([b], 'normal') - showing([a], 'normal')).slice(0, 3);
  expect(showing(longest, 'quick')).toBeGreaterThan(500);
  expect(showing(longest, 'quick')).toBeLessThanOrEqual(3000);
  for (const turn of turns) expect(showing([turn, turn, turn], 'quick')).toBeLessThanOrEqual(3000);
  const endless = Array.from({ length: 200 }, () => step({ buy: 'table' }));
  expect(showing([endless, endless, endless], 'quick')).toBeLessThanOrEqual(3000);
});

test('at Quick, the first steps that matter can be seen', () => {
  const wait = new Wait();
  const rests = [step({ recruit: 1 }), step({ buy: 'table' }), step('close')].map((entry) =>
    wait.rest([entry], [0], 'quick'),
  );
  for (const rest of rests) expect(rest).toBeGreaterThan(100);
});

test('a slower speed never shows a turn for less time', () => {
  for (const turn of turns) {
    const times = SPEEDS.map((speed) => showing([turn], speed));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test('at Watch, every step of the others of which something came stays long enough to read it', () => {
  for (const turn of turns) {
    const telling = turn.filter(({ events }) => events.length > 0);
    expect(showing([turn], 'watch')).toBeGreaterThanOrEqual(telling.length * 1500);
  }
  expect(showing([[step('ready')]], 'watch')).toBe(0);
  expect(showing([[step({ buy: 'table' })]], 'watch')).toBeGreaterThanOrEqual(1500);
});

test('nobody waits for their own steps, for what is secret, or at Instant', () => {
  for (const speed of SPEEDS) {
    expect(new Wait().rest([step({ buy: 'table' }, 0)], [0], speed)).toBe(0);
    expect(new Wait().rest([{ ...step('keep'), action: null }], [0], speed)).toBe(0);
  }
  expect(showing(turns.slice(0, 3), 'instant')).toBe(0);
});
