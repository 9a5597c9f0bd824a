import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../src/protocol';
import { GameState } from '../src/state/game.svelte';
import { settings } from '../src/state/settings.svelte';
import { changed, FakeSocket, games, install, menuOf, promptOf, tableWith } from './fake';

const welcome = games.level5[0];
if (welcome === undefined) throw new Error('no welcome');
const first = tableWith(games.level5, 'serve');
const { seat, question } = promptOf(first);
const entry = (n: number, seat: number): LogEntry => ({
  n,
  round: 1,
  phase: 'serve',
  seat,
  action: { buy: 'server' },
  secret: false,
  events: [],
  undoes: null,
  rewinds: null,
  hint: false,
});

let state: GameState;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  install();
  settings.speed = 'quick';
  stop = $effect.root(() => {
    state = new GameState('abc');
  });
  FakeSocket.last().open();
  FakeSocket.last().say(welcome, changed(first, {}, 21));
});

afterEach(() => {
  state.close();
  stop();
  vi.useRealTimers();
});

test('the first table is shown at once, with its menu', () => {
  flushSync();
  expect(state.view?.seq).toBe(21);
  expect(state.menu?.ask).toBe('serve');
});

test('a choice is sent with the number of its question, and nothing more until it is answered', () => {
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  state.choose(choice);
  const [command, ...more] = FakeSocket.last().commands();
  expect(more).toEqual([]);
  expect(command).toMatchObject({ type: 'command', seat, question, do: { act: choice.do } });
  expect(command?.id).toMatch(/^[0-9a-f]{32}$/);
});

test('the menu comes back when the table of the answer is there, not before', () => {
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  const id = FakeSocket.last().commands()[0]?.id ?? '';
  FakeSocket.last().say({ type: 'done', id, seq: 21 });
  expect(state.settled).toBe(false);
  vi.advanceTimersByTime(301);
  expect(state.menu).toBeNull();
  FakeSocket.last().say(changed(first, { log: [entry(21, seat)], question: question + 1 }, 22));
  vi.advanceTimersByTime(13);
  expect(state.menu?.ask).toBe('serve');
});

test('a question stays in its place for the moment that its answer takes', () => {
  const [choice, other] = state.menu?.choices ?? [];
  if (choice === undefined || other === undefined) throw new Error('no choice');
  const seen: (number | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(state.menu === null ? null : (state.prompt?.question ?? null)));
  });
  flushSync();
  state.choose(choice);
  flushSync();
  state.choose(other);
  const id = FakeSocket.last().commands()[0]?.id ?? '';
  FakeSocket.last().say({ type: 'done', id, seq: 21 });
  FakeSocket.last().say(changed(first, { log: [entry(21, seat)], question: question + 1 }, 22));
  flushSync();
  vi.advanceTimersByTime(13);
  flushSync();
  expect(new Set(seen)).toEqual(new Set([question, question + 1]));
  expect(FakeSocket.last().steps()).toEqual([choice.do]);
  stop();
});

test('the step of an opponent takes the place of the answered question at once', () => {
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  const id = FakeSocket.last().commands()[0]?.id ?? '';
  FakeSocket.last().say({ type: 'done', id, seq: 21 });
  FakeSocket.last().say(changed(first, { log: [entry(21, seat)], menu: null, question: question + 1 }, 22));
  FakeSocket.last().say(changed(first, { log: [entry(22, 1)], menu: menuOf(first), question: question + 2 }, 23));
  vi.advanceTimersByTime(13);
  expect([state.menu, state.showing.resting]).toEqual([null, true]);
});

test('a step that cannot be shown does not hold up the game', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = entry(21, 1);
  Object.defineProperty(broken, 'seat', {
    get: () => {
      throw new Error('no seat');
    },
    enumerable: false,
  });
  const tables = [
    { ...changed(first, { menu: null }, 22), log: [broken] },
    changed(first, { log: [entry(22, 1)], question: question + 1 }, 23),
  ];
  for (const table of tables) state.receive(table);
  vi.advanceTimersByTime(13);
  flushSync();
  expect([state.playing, state.view?.seq, state.menu?.ask]).toEqual([false, 23, 'serve']);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('whoever watches goes from step to step by hand', () => {
  settings.speed = 'watch';
  FakeSocket.last().say(
    changed(first, { log: [entry(21, 1)], menu: null }, 22),
    changed(first, { log: [entry(22, 1)] }, 23),
  );
  vi.advanceTimersByTime(1400);
  expect([state.view?.seq, state.showing.resting]).toEqual([22, true]);
  state.showing.next();
  expect(state.view?.seq).toBe(23);
  state.showing.next();
  expect([state.showing.resting, state.playing, state.menu?.ask]).toEqual([false, false, 'serve']);
});

test('a refused command gives the menu back and says why', () => {
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  const id = FakeSocket.last().commands()[0]?.id ?? '';
  FakeSocket.last().say({ type: 'refused', id, why: { type: 'stale' } });
  expect(state.refusal).toEqual({ type: 'stale' });
  expect(state.menu).not.toBeNull();
});

test('steps of others are shown one after the other, and then the menu', () => {
  FakeSocket.last().say(
    changed(first, { log: [entry(21, 1)], menu: null }, 22),
    changed(first, { log: [entry(22, 1)] }, 23),
  );
  vi.advanceTimersByTime(13);
  expect(state.view?.seq).toBe(22);
  expect(state.menu).toBeNull();
  vi.advanceTimersByTime(351);
  expect(state.view?.seq).toBe(23);
  expect(state.menu).toBeNull();
  vi.advanceTimersByTime(351);
  expect(state.menu).not.toBeNull();
  expect(state.log.map(({ n }) => n).slice(-2)).toEqual([21, 22]);
});

test('a question stands on while others answer theirs', () => {
  const die = first.view.seats[seat]?.dice[0];
  if (die === undefined) throw new Error('no die');
  state.picked.take(die, 0);
  FakeSocket.last().say(changed(first, { log: [entry(21, 1)] }, 22));
  expect(state.view?.seq).toBe(22);
  expect(state.menu).not.toBeNull();
  expect(state.picked.die?.index).toBe(0);
  expect(state.log.at(-1)?.n).toBe(21);
});

test('skip shows the last table and keeps the whole log', () => {
  FakeSocket.last().say(
    changed(first, { log: [entry(21, 1)], menu: null }, 22),
    changed(first, { log: [entry(22, 1)], menu: null }, 23),
    changed(first, { log: [entry(23, 1)] }, 24),
  );
  state.showing.skip();
  expect(state.view?.seq).toBe(24);
  expect(state.menu).not.toBeNull();
  expect(state.log.map(({ n }) => n).slice(-3)).toEqual([21, 22, 23]);
});

test('at instant speed nothing waits', () => {
  settings.speed = 'instant';
  FakeSocket.last().say(
    changed(first, { log: [entry(21, 1)], menu: null }, 22),
    changed(first, { log: [entry(22, 1)] }, 23),
  );
  vi.advanceTimersByTime(13);
  expect(state.view?.seq).toBe(23);
  expect(state.menu).not.toBeNull();
});

test('a lost connection comes back, asks for what is new and sends the command again', () => {
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  const before = FakeSocket.last().commands()[0];
  FakeSocket.last().drop();
  expect(state.connected).toBe(false);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
  expect(FakeSocket.last().url).toContain('/api/games/abc/socket?from=21');
  FakeSocket.last().open();
  expect(FakeSocket.last().commands()[0]).toEqual(before);
});

test('the page learns that the server has another version', () => {
  if (welcome.type !== 'welcome') throw new Error('no welcome');
  FakeSocket.last().say({ ...welcome, protocol: 999 });
  expect(state.problem).toBe('old_page');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test('all dice are used one after the other, until something else is asked', () => {
  flushSync();
  const uses = (state.menu?.choices ?? []).filter(({ action }) => typeof action === 'object' && 'use' in action);
  expect(uses.length).toBeGreaterThan(1);
  state.useAll();
  expect(FakeSocket.last().steps()).toEqual([uses[0]?.do]);
  const answer = (menu: ReturnType<typeof menuOf>, seq: number) => {
    const id = FakeSocket.last().commands().at(-1)?.id ?? '';
    const log = [entry(seq - 1, seat)];
    FakeSocket.last().say({ type: 'done', id, seq: seq - 1 }, changed(first, { menu, log, question: seq }, seq));
    vi.advanceTimersByTime(5000);
    flushSync();
  };
  const menu = menuOf(first);
  if (menu === null) throw new Error('no menu');
  answer({ ...menu, choices: menu.choices.filter((choice) => choice !== uses[0] && choice.do !== uses[0]?.do) }, 22);
  expect(FakeSocket.last().steps()).toEqual([uses[0]?.do, uses[1]?.do]);
  answer({ ...menu, ask: { take_or_leave: 'barback' } }, 23);
  expect(FakeSocket.last().commands()).toHaveLength(2);
  // The question stopped it, so nothing else is used automatically.
  FakeSocket.last().say(changed(first, {}, 24));
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.last().commands()).toHaveLength(2);
});

test('an undo says so, and one that is not there says why', () => {
  flushSync();
  expect(state.noUndo).toBe('nothing_since_reveal');
  state.undo();
  expect(FakeSocket.last().steps()).toEqual([]);
  FakeSocket.last().say(changed(first, { no_undo: null }, 22));
  state.undo();
  expect(FakeSocket.last().steps()).toEqual(['undo']);
});

test('a question that others change is asked again', () => {
  FakeSocket.last().say(changed(first, { log: [entry(21, 1)], question: question + 1 }, 22));
  expect(state.menu).toBeNull();
  vi.advanceTimersByTime(400);
  expect(state.prompt?.question).toBe(question + 1);
  expect(state.menu).not.toBeNull();
});

test('a spectator sees the table and is asked nothing', () => {
  const table = { ...first, prompts: [], view: { ...first.view, seq: 22 } };
  FakeSocket.last().say(table);
  vi.advanceTimersByTime(13);
  flushSync();
  expect([state.you, state.menu, state.canUndo, state.loses]).toEqual([null, null, false, '']);
  expect(state.view?.seq).toBe(22);
});

/** The table of a device that seats 0 and 1 share. */
function shared(asked: number[], seq: number, more: { secret?: boolean; log?: LogEntry[] } = {}) {
  const { secret = false, log = [] } = more;
  const prompts = [0, 1].map((seat) => ({
    ...promptOf(first),
    seat,
    question: seq,
    menu: asked.includes(seat) ? menuOf(first) : null,
  }));
  return { ...first, prompts, log, view: { ...first.view, seq, secret } };
}

function arrive(...tables: ReturnType<typeof shared>[]) {
  FakeSocket.last().say(...tables);
  vi.advanceTimersByTime(5000);
  flushSync();
}

test('of several seats at one page the one that is asked comes first', () => {
  arrive(shared([1], 22));
  expect(state.you).toBe(1);
  const choice = state.menu?.choices[0];
  if (choice === undefined) throw new Error('no choice');
  state.choose(choice);
  expect(FakeSocket.last().commands()[0]).toMatchObject({ seat: 1, question: 22 });
});

test('a shared device stays with its player until they are done, and then goes on by itself', () => {
  arrive(shared([1], 22), shared([0, 1], 23));
  expect([state.you, state.curtain]).toEqual([1, false]);
  arrive(shared([0], 24));
  expect([state.you, state.curtain]).toEqual([0, false]);
  expect(state.menu).not.toBeNull();
});

test('where answers are secret, a curtain falls before the next player looks', () => {
  arrive(shared([0, 1], 22));
  expect(state.you).toBe(0);
  const answer = { ...entry(22, 0), secret: true };
  arrive(shared([1], 23, { secret: true, log: [answer] }));
  expect([state.you, state.curtain, state.menu]).toEqual([1, true, null]);
  expect(state.canUndo).toBe(false);
  expect(state.log.at(-1)).toMatchObject({ seat: 0, action: null });
  state.liftCurtain();
  flushSync();
  expect([state.you, state.curtain]).toEqual([1, false]);
  expect(state.menu).not.toBeNull();
  expect(state.log.at(-1)).toMatchObject({ seat: 0, action: null });
});

test('a shared device shows each player their own secret answers only', () => {
  arrive(
    shared([0], 22, {
      log: [
        { ...entry(21, 0), secret: true },
        { ...entry(22, 1), secret: true },
      ],
    }),
  );
  expect(state.log.slice(-2).map(({ action }) => action !== null)).toEqual([true, false]);
  arrive(shared([1], 23));
  expect(state.log.slice(-2).map(({ action }) => action !== null)).toEqual([false, true]);
});

test('a page that is opened in a secret phase begins behind the curtain', () => {
  state.close();
  state = new GameState('abc');
  FakeSocket.last().open();
  FakeSocket.last().say(welcome, shared([0, 1], 22, { secret: true }));
  flushSync();
  expect([state.you, state.curtain]).toEqual([0, true]);
});
