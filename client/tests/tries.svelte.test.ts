import { beforeEach, expect, test } from 'vitest';
import { keep, kept } from '../src/state/kept';
import { tries } from '../src/state/tries.svelte';

beforeEach(() => localStorage.clear());

test('a table knows which decision is tried again there, until that is closed', () => {
  tries.note({ game: 'abc', key: 'k', played: { take: 1 }, better: { take: 5 } });
  tries.note({ game: 'def', key: 'k', played: 'close', better: { take: 5 } });
  expect(tries.at('abc')?.better).toEqual({ take: 5 });
  expect(tries.at('ghi')).toBeNull();
  tries.forget('abc');
  expect(tries.at('abc')).toBeNull();
  expect(tries.at('def')?.played).toBe('close');
  expect(localStorage.getItem('tiefenthal-tries')).not.toContain('abc');
});

test('a kept list forgets what is old, and nonsense is none', () => {
  const isText = (found: unknown): found is string => typeof found === 'string';
  keep(
    'list',
    Array.from({ length: 30 }, (_, n) => `${n}`),
  );
  expect(kept('list', isText)).toHaveLength(20);
  expect(kept('list', isText).at(-1)).toBe('29');
  localStorage.setItem('list', '[1, "a", null]');
  expect(kept('list', isText)).toEqual(['a']);
  localStorage.setItem('list', '{');
  expect(kept('list', isText)).toEqual([]);
});
