import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry, Replay, View } from '../src/protocol';
import { FILM_SPEEDS, filmTime } from '../src/state/pace';
import { ReplayState } from '../src/state/replay.svelte';
import { server } from '../src/state/server.svelte';
import { settings } from '../src/state/settings.svelte';
import Controls from '../src/ui/replay/Controls.svelte';
import PlayOn from '../src/ui/replay/PlayOn.svelte';
import { stepByKey } from '../src/ui/replay/steer';
import Timeline from '../src/ui/replay/Timeline.svelte';
import { games, tables } from './fake';
import { goldenLogs } from './golden';

const welcome = games.level5[0];
const view = tables(games.level5)[0]?.view;
if (welcome?.type !== 'welcome' || view === undefined) throw new Error('no game');
/** A whole game, of which each log entry is a step. */
const log: LogEntry[] = [...goldenLogs().values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
const { protocol, level, late_refill, catalogue, commitment, other_rules } = welcome;
const about: Replay = {
  ...{ protocol, level, late_refill, catalogue, commitment, other_rules, log },
  seats: view.seats.map(({ occupant }) => occupant),
  houses: ['fox', 'rooster', 'frog', 'bee'],
  origin: 'here',
  ended: 0,
  places: view.seats.map((_, seat) => seat + 1),
  points: log.map((_, step) => view.seats.map(({ seat }) => step * (seat + 1))),
};
const last = log.length - 1;
/** What the server has not sent yet. */
let unreachable = false;

/** The games that the page asked for. */
let asked: unknown[] = [];

async function answer(address: string, options?: RequestInit): Promise<Response> {
  if (unreachable) throw new Error('no network');
  if (address === '/api/games') {
    asked.push(JSON.parse(options?.body as string));
    return Response.json({ game: 'def', invitation: null });
  }
  const from = Number(new URL(address, 'http://x').searchParams.get('from'));
  const views: View[] = log.slice(from, from + 64).map((_, at) => ({ ...view, seq: from + at + 1 }) as View);
  return Promise.resolve(Response.json(address.startsWith('/api/replay/views') ? views : about));
}

beforeEach(() => {
  unreachable = false;
  asked = [];
  settings.film = 'normal';
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function opened(at = 0): Promise<ReplayState> {
  const replay = new ReplayState('abc', at);
  await vi.waitUntil(() => replay.shown === at);
  return replay;
}

/** Lets this step stay on show for its time. */
async function pass(replay: ReplayState): Promise<void> {
  const entry = replay.entry;
  if (entry === undefined) throw new Error('no step');
  await vi.advanceTimersByTimeAsync(filmTime(entry, settings.film));
}

test('a film shows step after step, each for its time, and stops at the end', async () => {
  const replay = await opened(last - 3);
  replay.playOrPause();
  expect([replay.film.playing, replay.step]).toEqual([true, last - 2]);
  await vi.advanceTimersByTimeAsync(1);
  await pass(replay);
  expect(replay.shown).toBe(last - 1);
  await pass(replay);
  expect([replay.film.playing, replay.shown]).toEqual([false, last]);
  replay.playOrPause();
  expect([replay.film.playing, replay.step], 'it begins again').toEqual([true, 0]);
  replay.close();
});

test('a film pauses for whoever steps by hand, and plays on after a jump', async () => {
  const replay = await opened();
  replay.playOrPause();
  replay.forward('round');
  const jumped = replay.step;
  expect(replay.film.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await pass(replay);
  expect(replay.shown).toBe(jumped + 1);
  replay.back('decision');
  expect([replay.film.playing, replay.step]).toEqual([false, jumped]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replay.step).toBe(jumped);
  replay.close();
});

test('a film stops with a reason where the server cannot be reached', async () => {
  const replay = await opened(60);
  unreachable = true;
  replay.go(300);
  replay.playOrPause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([replay.film.playing, replay.trouble]).toEqual([false, 'unreachable']);
  replay.close();
});

test('the space bar plays and pauses, except where it presses something', async () => {
  const replay = await opened();
  const { getByRole } = render(Controls, { replay });
  const press = (target: Element) => {
    const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    stepByKey(event, replay);
    return event.defaultPrevented;
  };
  expect(press(getByRole('button', { name: 'Play (space bar)' }))).toBe(false);
  expect(press(document.body)).toBe(true);
  expect(replay.film.playing).toBe(true);
  await tick();
  await fireEvent.click(getByRole('button', { name: 'Pause (space bar)' }));
  expect(replay.film.playing).toBe(false);
  replay.close();
});

test('slower is longer, for every step', () => {
  for (const entry of log) {
    const [slow, normal, fast] = FILM_SPEEDS.map((speed) => filmTime(entry, speed));
    expect(slow).toBeGreaterThan(normal ?? 0);
    expect(normal).toBeGreaterThan(fast ?? 0);
    expect(fast).toBeGreaterThan(0);
  }
});

test('the course of the game has a line for everybody and a part for every round', async () => {
  const replay = await opened();
  const { container, getByRole } = render(Timeline, { replay, where: '' });
  expect(container.querySelectorAll('[data-line]')).toHaveLength(about.seats.length);
  const rounds = [...container.querySelectorAll('.round')]
    .map((part) => part.textContent)
    .filter((text) => text !== '');
  expect(rounds).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await fireEvent.input(getByRole('slider'), { target: { value: '17' } });
  expect(replay.step).toBe(17);
  replay.close();
});

test('a game goes on at a chosen seat from the moment that is shown, but not after its end', async () => {
  server.bots = ['regular', 'strong'];
  const replay = await opened(40);
  const { container, getByRole } = render(PlayOn, { replay, onclose: () => undefined });
  const seats = [...container.querySelectorAll<HTMLInputElement>('input[name=seat]')];
  expect(seats.map(({ checked }) => checked)).toEqual(about.seats.map((_, seat) => seat === 0));
  const last = seats.length - 1;
  await fireEvent.click(seats[last] as Element);
  await fireEvent.change(getByRole('combobox'), { target: { value: 'strong' } });
  await fireEvent.click(getByRole('button', { name: 'Play on' }));
  await vi.waitUntil(() => asked.length > 0);
  expect(asked[0]).toMatchObject({
    level,
    late_refill,
    house: about.houses[last],
    seats: about.seats.map((_, seat) => (seat === last ? { person: 'Innkeeper' } : { bot: 'strong' })),
    from: { replay: { key: 'abc', step: 40 } },
  });
  replay.go(replay.last);
  await tick();
  expect(container.querySelector<HTMLButtonElement>('[data-begin]')?.disabled).toBe(true);
  replay.close();
});
