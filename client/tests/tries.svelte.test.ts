import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keep, kept } from '../src/state/kept';
import type { Action, LogEntry } from '../src/protocol';
import { tried, tries, type Try } from '../src/state/tries.svelte';
import TryGain from '../src/ui/review/TryGain.svelte';

beforeEach(() => localStorage.clear());

const made = (game: string, played: Action): Try => ({
  ...{ game, key: 'k', n: 7, seat: 0, phase: 'draft', played, better: { take: 5 } },
  ...{ loss: { points: 500, within: 100 }, points: [50, 60] },
});

test('a table knows which decision is tried again there, until that is closed', () => {
  tries.note(made('abc', { take: 1 }));
  tries.note(made('def', 'close'));
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

test('a try is its answer, or its turn to the end, without what was taken back', () => {
  const entry = (n: number, seat: number | null, action: Action | null, undoes: number | null = null) =>
    ({ n, seat, action, undoes, rewinds: null, events: [], hint: false }) as unknown as LogEntry;
  const log = [
    entry(0, null, null),
    entry(1, 1, { take: 6 }),
    entry(2, 0, { buy: 'table' }),
    entry(3, 0, null, 2),
    entry(4, 0, { buy: 'server' }),
    entry(5, 1, { take: 2 }),
  ];
  expect(tried({ phase: 'draft', seat: 0 }, log)).toEqual([{ buy: 'server' }]);
  expect(tried({ phase: 'serve', seat: 0 }, log)).toBeNull();
  const closed = [...log, entry(6, 0, 'close'), entry(7, 0, { take: 3 })];
  expect(tried({ phase: 'serve', seat: 0 }, closed)).toEqual([{ buy: 'server' }, 'close']);
  const again = [entry(1, 0, { take: 6 }), entry(2, 0, 'take_back')];
  expect(tried({ phase: 'closing', seat: 0 }, again)).toBeNull();
  expect(tried({ phase: 'closing', seat: 0 }, [...again, entry(3, 0, { take: 1 })])).toEqual([{ take: 1 }]);
});

describe('the worth of a try', () => {
  const balance = {
    upgrades: 0,
    nobles: 0,
    guests: 0,
    regulars: 0,
    tavern_cards: 0,
    schnapps: 0,
    reputation: 0,
    rival: 0,
  };
  const found = { gain: { points: 120, within: 30 }, balance: { ...balance, nobles: 120 } };
  const busy = () => Response.json({ problem: 'too_fast' }, { status: 429 });
  let answers: Response[] = [];
  let asked: { body: unknown; key: string | null }[] = [];
  beforeEach(() => {
    [answers, asked] = [[], []];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      asked.push({ body: JSON.parse(body) as unknown, key: headers['authorization'] ?? null });
      return Promise.resolve(answers.shift() ?? new Response('', { status: 404 }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked once, and again while the server is busy', async () => {
    const again = { ...made('abc', { take: 1 }), key: 'measured' };
    const worth = () => tries.worth(again, [{ take: 5 }]);
    answers.push(busy(), Response.json(found));
    expect(worth()).toBeNull();
    tries.measure(again, [{ take: 5 }]);
    tries.measure(again, [{ take: 5 }]);
    expect(worth()).toBe('measuring');
    await vi.advanceTimersByTimeAsync(10);
    expect(worth()).toBe('measuring');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(worth()).toEqual(found);
    const request = { body: { n: 7, steps: [{ take: 5 }] }, key: 'Bearer measured' };
    expect(asked).toEqual([request, request]);
  });

  test('says nothing where it cannot be measured', async () => {
    const again = { ...made('abc', { take: 1 }), key: 'lost' };
    tries.measure(again, [{ take: 2 }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.worth(again, [{ take: 2 }])).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('stands on the card: what it gained, of what, and what it still lacks', async () => {
    const again = { ...made('abc', { take: 1 }), key: 'card' };
    const entry = {
      n: 1,
      seat: 0,
      action: { take: 5 },
      undoes: null,
      rewinds: null,
      events: [],
    } as unknown as LogEntry;
    answers.push(Response.json(found));
    const { container } = render(TryGain, { again, log: [entry] });
    await tick();
    expect(container.textContent).toContain('Working out');
    await vi.advanceTimersByTimeAsync(10);
    const text = container.textContent.replace(/\s+/g, ' ').trim();
    expect(text).toContain('On average about 1.2 points better than what you did then (±0.3).');
    expect(text).toContain('would bring about 3.8 points more than this try.');
    expect(text).toContain('+1.2 other Nobles');
  });

  test('is none where it comes to the same', async () => {
    const again = { ...made('abc', { take: 1 }), key: 'same', loss: { points: 20, within: 10 } };
    const entry = {
      n: 1,
      seat: 0,
      action: { take: 1 },
      undoes: null,
      rewinds: null,
      events: [],
    } as unknown as LogEntry;
    answers.push(Response.json({ gain: { points: 0, within: 0 }, balance }));
    const { container } = render(TryGain, { again, log: [entry] });
    await vi.advanceTimersByTimeAsync(10);
    expect(container.textContent.trim()).toBe('It comes to exactly the same as last time.');
  });
});
