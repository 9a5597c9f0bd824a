import { expect, test } from 'vitest';
import { Names } from '../src/i18n/names';
import type { GameListed, LogEntry, Welcome } from '../src/protocol';
import { challengeOf, noteChallenge } from '../src/state/challenges';
import { codeIn, dayOf, dealOf, isOf, personOf, today, usualTable } from '../src/state/evening';
import { compared } from '../src/ui/evening/compare';
import { games } from './fake';

const welcome = games.level5.find((message): message is { type: 'welcome' } & Welcome => message.type === 'welcome');
if (welcome === undefined) throw new Error('no welcome');
const names = new Names(welcome.catalogue, [], 0);

test('the deal of the day is its date, and a word is no day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf('2026-01-05')?.getDate()).toBe(5);
  expect(dayOf('2026-02-31')).toBeNull();
  expect(dayOf('beer')).toBeNull();
});

test('a day may be written as people write it', () => {
  expect(dealOf(' 17.11.2026')).toBe('2026-11-17');
  expect(dealOf('5-1-2026')).toBe('2026-01-05');
  expect(dealOf('31.2.2026')).toBe('31.2.2026');
  expect(dealOf('2026-11-17')).toBe('2026-11-17');
  expect(dealOf('November 17, 2026', 'en')).toBe('2026-11-17');
  expect(dealOf('5. März 2026', 'de')).toBe('2026-03-05');
  expect(dealOf('5 maart 2026', 'nl')).toBe('2026-03-05');
  expect(dealOf('May 2026', 'en')).toBe('May 2026');
  expect(dealOf(' beer ')).toBe('beer');
});

test('a code is found in what was sent, whatever stands around it', () => {
  const code = 'aB3_-'.repeat(24);
  expect(codeIn(`Play it too! The code: ${code}`)).toBe(code);
  expect(codeIn(`> ${code.slice(0, 70)}\n> ${code.slice(70)}\n\nSee you`)).toBe(code);
  expect(codeIn(`${code}\nSee you`)).toBe(code);
  expect(codeIn(`${code}\nAnna`)).toBe(code);
  expect(codeIn('hello world')).toBeNull();
});

test('a friend to beat is known after the game', () => {
  noteChallenge(' Cheese', 'code');
  noteChallenge('beer', 'other');
  expect(challengeOf('cheese')).toBe('code');
  expect(challengeOf('wine')).toBeNull();
});

test('only evenings at the same table are compared', () => {
  const table = usualTable(3);
  const game = { level: 3, seats: [{ person: 'Anyone' }, { bot: 'strong' }], deal: 'beer' } as GameListed;
  expect(isOf(game, ' Beer', table)).toBe(true);
  expect(isOf(game, 'wine', table)).toBe(false);
  expect(isOf({ ...game, level: 2 }, 'beer', table)).toBe(false);
  expect(isOf({ ...game, seats: [{ person: 'Anyone' }, { bot: 'greedy' }] }, 'beer', table)).toBe(false);
  expect(isOf({ ...game, seats: [{ bot: 'strong' }, { person: 'Anyone' }] }, 'beer', table)).toBe(false);
  expect(personOf([{ bot: 'strong' }, { person: 'Anyone' }])).toBe(1);
});

/** A log of these answers of seat 0. */
function log(...steps: Partial<LogEntry>[]): LogEntry[] {
  return steps.map((step, n) => ({
    ...{ n, round: 1, phase: 'arrival', seat: 0, action: null, secret: false },
    ...{ events: [], undoes: null, rewinds: null, hint: false },
    ...step,
  }));
}

test('evenings are compared phase by phase without what was taken back', () => {
  const own = log(
    { round: 0, action: 'keep' },
    { action: 'redraw' },
    { rewinds: 1 },
    { action: 'keep' },
    { seat: 1, action: 'redraw' },
    { hint: true },
    { round: 2, action: 'keep' },
  );
  const other = log({ round: 0, action: 'keep' }, { action: 'keep' }, { round: 2, action: 'redraw' });
  const rounds = compared([
    { log: own, names, seat: 0 },
    { log: other, names, seat: 0 },
  ]);
  expect(rounds.map(({ round, differs }) => [round, differs])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(rounds[0]?.steps).toHaveLength(1);
  expect(rounds[0]?.steps[0]?.sides.map(({ entries }) => entries.map(({ n }) => n))).toEqual([[3], [1]]);
});
