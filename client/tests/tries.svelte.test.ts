import { beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../src/state/kept';
import type { Action, LogEntry } from '../src/protocol';
import { tried, tries, type Try } from '../src/state/tries.svelte';

beforeEach(() => localStorage.clear());

const made = (game: string, played: Action): Try => ({
  ...{ game, key: 'k', n: 7, phase: 'draft', played, better: { take: 5 } },
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
  expect(tried({ phase: 'draft' }, log, 0)).toEqual([{ buy: 'server' }]);
  expect(tried({ phase: 'serve' }, log, 0)).toBeNull();
  const closed = [...log, entry(6, 0, 'close'), entry(7, 0, { take: 3 })];
  expect(tried({ phase: 'serve' }, closed, 0)).toEqual([{ buy: 'server' }, 'close']);
  expect(tried({ phase: 'draft' }, log, null)).toBeNull();
  const again = [entry(1, 0, { take: 6 }), entry(2, 0, 'take_back')];
  expect(tried({ phase: 'closing' }, again, 0)).toBeNull();
  expect(tried({ phase: 'closing' }, [...again, entry(3, 0, { take: 1 })], 0)).toEqual([{ take: 1 }]);
});

test('a try is measured once, and what cannot be measured says nothing', async () => {
  const answers: Response[] = [];
  const asked: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    asked.push({ body: JSON.parse(body) as unknown, key: headers['authorization'] ?? null });
    return Promise.resolve(answers.shift() ?? new Response('', { status: 503 }));
  });
  const again = { ...made('abc', { take: 1 }), key: 'measured' };
  const balance = { nobles: 0, guests: 0, regulars: 0, tavern_cards: 0, schnapps: 0, reputation: 0, rival: 0 };
  const found = { gain: { points: 120, within: 30 }, balance };
  answers.push(Response.json(found));
  tries.measure(again, [{ take: 5 }]);
  tries.measure(again, [{ take: 5 }]);
  await vi.waitFor(() => {
    expect(tries.worth(again, [{ take: 5 }])).toEqual(found);
  });
  expect(asked).toEqual([{ body: { n: 7, steps: [{ take: 5 }] }, key: 'Bearer measured' }]);
  tries.measure(again, [{ take: 2 }]);
  expect(tries.worth(again, [{ take: 2 }])).toBeNull();
  vi.unstubAllGlobals();
});
