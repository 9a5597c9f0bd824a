import { beforeAll, expect, test } from 'vitest';
import { speak } from '../src/i18n/index.svelte';
import { when } from '../src/ui/when';

const NOW = Date.UTC(2030, 4, 20, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeAll(() => speak('north-star'));

test.each([
  [0, 'now'],
  [-5 * SECOND, 'now'],
  [59 * SECOND, 'now'],
  [60 * SECOND, '1 minute ago'],
  [HOUR - SECOND, '59 minutes ago'],
  [23 * HOUR, '23 hours ago'],
  [25 * HOUR, 'yesterday'],
  [6 * 24 * HOUR, '6 days ago'],
  [7 * 24 * HOUR, 'May 13, 2030'],
])('%d milliseconds ago is %s', (ago, said) => {
  expect(when(NOW - ago, NOW)).toBe(said);
});

test('the words follow the language', async () => {
  await speak('de');
  expect(when(NOW - 25 * HOUR, NOW)).toBe('gestern');
  expect(when(NOW - 9 * 24 * HOUR, NOW)).toBe('11.05.2030');
});
