import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameListed, NewGame, Puzzle } from '../src/protocol';

const asked: [string, NewGame | undefined][] = [];
let made = 0;

const puzzle = (id: string): Puzzle => ({
  id,
  level: 3,
  players: 3,
  seat: 1,
  opponent: 'greedy',
  theme: 'nobles',
  difficulty: 2,
  goal: 90,
});
const all = ['a', 'b', 'c'].map(puzzle);

/** The state as a page has it that has just been opened. */
async function opened() {
  vi.resetModules();
  return import('../src/state/puzzles.svelte');
}

/** Begins a puzzle and ends it with these points of 90. */
async function attempt(state: Awaited<ReturnType<typeof opened>>, id: string, points: number, shows = false) {
  await state.beginPuzzle(puzzle(id), shows);
  const game = state.progress.trial?.game ?? '';
  state.noteResult(game, { id, points, best: 90, solved: points === 90 });
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  made = 0;
  vi.stubGlobal('fetch', (address: string, options?: { method?: string; body?: string }) => {
    asked.push([
      `${options?.method ?? 'GET'} ${address}`,
      options?.body === undefined ? undefined : (JSON.parse(options.body) as NewGame),
    ]);
    made += 1;
    return Promise.resolve(Response.json({ game: `game${made}`, invitation: null }));
  });
});

describe('the puzzles on this device', () => {
  it('count those that were solved at the first attempt in a row, also after a reload', async () => {
    const state = await opened();
    await attempt(state, 'a', 90);
    await attempt(state, 'b', 90);
    expect([state.progress.streak, state.progress.longest]).toEqual([2, 2]);
    const again = await opened();
    expect(again.progress.fates).toEqual({ a: 'first', b: 'first' });
    await attempt(again, 'c', 88);
    expect([again.progress.streak, again.progress.longest]).toEqual([0, 2]);
    await attempt(again, 'c', 90);
    expect(again.progress.fates['c']).toBe('solved');
    expect(again.progress.streak).toBe(0);
  });

  it('count every attempt once, and a solved puzzle stays solved', async () => {
    const state = await opened();
    await attempt(state, 'a', 90);
    const game = state.progress.trial?.game ?? '';
    state.noteResult(game, { id: 'a', points: 90, best: 90, solved: true });
    state.noteResult('elsewhere', { id: 'b', points: 90, best: 90, solved: true });
    await attempt(state, 'a', 80);
    expect([state.progress.streak, state.progress.fates]).toEqual([1, { a: 'first' }]);
  });

  it('do not count what was looked up', async () => {
    const state = await opened();
    await attempt(state, 'a', 90);
    await attempt(state, 'b', 90, true);
    expect([state.progress.streak, state.progress.fates['b']]).toEqual([0, 'shown']);
    await attempt(state, 'b', 90);
    expect(state.progress.fates['b']).toBe('shown');
    // Whoever has solved it may look.
    await attempt(state, 'a', 90, true);
    expect(state.progress.fates['a']).toBe('first');
  });

  it('go on with what is new, then with what was missed', async () => {
    const state = await opened();
    expect(state.following(all, null)?.id).toBe('a');
    await attempt(state, 'b', 80);
    expect(state.following(all, 'a')?.id).toBe('c');
    await attempt(state, 'a', 90);
    await attempt(state, 'c', 90);
    expect(state.following(all, 'c')?.id).toBe('b');
    await attempt(state, 'b', 90);
    expect(state.following(all, 'b')).toBeUndefined();
  });

  it('are played at the seat they are set for, and leave one table at most', async () => {
    const state = await opened();
    await state.beginPuzzle(puzzle('a'));
    await state.beginPuzzle(puzzle('b'));
    const [first, second, third] = asked;
    expect(first?.[1]?.from).toEqual({ puzzle: 'a' });
    expect(first?.[1]?.seats.map((seat) => Object.keys(seat)[0])).toEqual(['bot', 'person', 'bot']);
    expect(first?.[1]?.late_refill).toBe(true);
    expect([second?.[0], third?.[0]]).toEqual(['POST /api/games', 'DELETE /api/games/game1']);
  });

  it('survive what somebody else has stored', async () => {
    for (const stored of ['"x"', 'nonsense', '{"fates":{"a":"cooked"},"streak":"many","trial":{"id":1}}']) {
      localStorage.setItem('tiefenthal-puzzles', stored);
      const { progress } = await opened();
      expect(progress).toEqual({ fates: {}, streak: 0, longest: 0, trial: null });
    }
  });

  it('are set apart from other games', async () => {
    const { isPuzzle } = await opened();
    expect(isPuzzle({ began: { puzzle: { id: 'a' } } } as GameListed)).toBe(true);
    expect(isPuzzle({ began: { replay: { round: 2 } } } as GameListed)).toBe(false);
    expect(isPuzzle({} as GameListed)).toBe(false);
  });
});
