import { expect, test } from 'vitest';
import type { Action } from '../src/protocol';
import { code, held, match, type Handlers } from '../src/variant';

const buy: Action = { buy: 'server' };

test('the code of a value is its word or its only key', () => {
  expect(code<Action>('ready')).toBe('ready');
  expect(code(buy)).toBe('buy');
});

test('what a value holds is there for its own code only', () => {
  expect(held<Action, 'buy'>(buy, 'buy')).toBe('server');
  expect(held<Action, 'recruit'>(buy, 'recruit')).toBeUndefined();
  expect(held<Action, 'buy'>('close', 'buy')).toBeUndefined();
});

test('a column numbered 0 is held, not missing', () => {
  const column: Action = { column: 0 };
  expect(held<Action, 'column'>(column, 'column')).toBe(0);
});

test('match calls the handler of the code with what it holds', () => {
  type Small = 'ready' | { nobles: number };
  const handlers: Handlers<Small, string> = { ready: () => 'r', nobles: (count) => `n${count}` };
  expect(match<Small, string>('ready', handlers)).toBe('r');
  expect(match<Small, string>({ nobles: 3 }, handlers)).toBe('n3');
});
