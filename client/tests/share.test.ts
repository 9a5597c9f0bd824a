import { expect, test } from 'vitest';
import { share } from '../src/state/share';
import { games, tables } from './fake';

test('equal values are the older one', () => {
  const older = { seats: [{ purse: 3, dice: [1, 2] }], none: null };
  expect(share(older, structuredClone(older))).toBe(older);
});

test('only what changed is new', () => {
  const older = {
    seats: [
      { purse: 3, dice: [1, 2] },
      { purse: 1, dice: [] },
    ],
    round: 2,
  };
  const newer = structuredClone(older);
  newer.seats[0] = { purse: 4, dice: [1, 2] };
  const shared = share(older, newer);
  expect(shared).toEqual(newer);
  expect(shared.seats[0]).not.toBe(older.seats[0]);
  expect(shared.seats[0]?.dice).toBe(older.seats[0]?.dice);
  expect(shared.seats[1]).toBe(older.seats[1]);
});

test.each([
  ['a member more', { a: 1 }, { a: 1, b: undefined }],
  ['a member less', { a: 1, b: 2 }, { a: 1 }],
  ['another member', { a: undefined }, { b: undefined }],
  ['an entry less', [1, 2], [1]],
  ['nothing instead of an object', { a: { b: 1 } }, { a: null }],
  ['an object instead of nothing', { a: null }, { a: { b: 1 } }],
  ['a list instead of an object', { a: { 0: 1 } }, { a: [1] }],
])('%s is a change', (_, older, newer) => {
  const shared: unknown = share(older, newer);
  expect(shared).toStrictEqual(newer);
  expect(shared).not.toBe(older);
});

test('a game that is shown with shared parts is the game as it came', () => {
  for (const messages of [games.level1, games.level5]) {
    let shown: unknown = null;
    for (const table of tables(messages)) {
      const before = structuredClone(shown);
      const next = share(shown, table);
      expect(next).toStrictEqual(table);
      // What was shown before is not touched: whatever moves compares both.
      expect(shown).toStrictEqual(before);
      shown = next;
    }
  }
});
