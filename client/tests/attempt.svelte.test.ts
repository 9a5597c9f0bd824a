import { expect, test } from 'vitest';
import { Failed } from '../src/net/api';
import { Attempt } from '../src/state/attempt.svelte';

test('an attempt waits for its answer before it asks again', async () => {
  const attempt = new Attempt();
  let asked = 0;
  let answer = (): void => undefined;
  const request = () => {
    asked += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  const first = attempt.make(request);
  await attempt.make(request);
  expect([asked, attempt.busy]).toEqual([1, true]);
  answer();
  await first;
  expect([attempt.busy, attempt.trouble]).toEqual([false, null]);
});

test('why an attempt failed is shown until the next one', async () => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new Failed('begun')));
  expect([attempt.busy, attempt.trouble]).toEqual([false, 'begun']);
  await attempt.make(() => Promise.reject(new TypeError('no network')));
  expect(attempt.trouble).toBe('unreachable');
  await attempt.make(() => Promise.resolve());
  expect(attempt.trouble).toBeNull();
});
