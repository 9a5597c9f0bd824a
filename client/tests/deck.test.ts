import { expect, test } from 'vitest';
import { withoutOrder } from '../src/state/deck';

test('a deck whose known cards are to be remembered shows how many of each there are, and no order', () => {
  const rest = [{ card: 4, count: 2 }];
  expect(withoutOrder({ top: [7, 4], rest })).toEqual({
    top: [],
    rest: [
      { card: 4, count: 3 },
      { card: 7, count: 1 },
    ],
  });
});
