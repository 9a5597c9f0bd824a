import { beforeEach, expect, test } from 'vitest';
import { noteTry, tryAt } from '../src/state/tries';

beforeEach(() => localStorage.clear());

test('a table knows which decision is tried again there', () => {
  noteTry({ game: 'abc', key: 'k', played: { take: 1 }, better: { take: 5 } });
  noteTry({ game: 'def', key: 'k', played: 'close', better: { take: 5 } });
  expect(tryAt('abc')?.better).toEqual({ take: 5 });
  expect(tryAt('def')?.played).toBe('close');
  expect(tryAt('ghi')).toBeNull();
});

test('old ones are forgotten, and nonsense is none', () => {
  for (let n = 0; n < 30; n += 1) noteTry({ game: `g${n}`, key: 'k', played: 'close', better: 'close' });
  expect(tryAt('g0')).toBeNull();
  expect(tryAt('g29')).not.toBeNull();
  localStorage.setItem('tiefenthal-tries', '[{"game":"x","key":1},null]');
  expect(tryAt('x')).toBeNull();
  localStorage.setItem('tiefenthal-tries', '{');
  expect(tryAt('x')).toBeNull();
});
