import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Example, ExampleDeed, LogEntry } from '../src/protocol';
import { examplesOf, ExampleState, findExamples } from '../src/state/examples.svelte';
import { marksOf } from '../src/ui/example/marks';
import { tell } from '../src/ui/example/words';
import { games, tables } from './fake';

const welcome = games.level5[0];
const view = tables(games.level5)[0]?.view;
if (welcome?.type !== 'welcome' || view === undefined) throw new Error('no game');

function entry(n: number): LogEntry {
  return {
    ...{ n, round: 1, phase: 'serve', seat: 1, action: { buy: 'barback' }, secret: false },
    events: [
      { rule: 'F5', seat: 1, event: { thalers_paid: { seat: 1, count: 2 } } },
      { rule: 'R5', seat: 1, event: { card_gained: { seat: 1, card: 5 } } },
    ],
    ...{ undoes: null, rewinds: null, hint: false },
  };
}
const refused: ExampleDeed = {
  ...{ type: 'refused', seat: 1, action: { buy: 'barback' }, rule: 'F6' },
  why: { bought_already: { kind: 'barback' } },
};
const deeds: ExampleDeed[] = [
  { type: 'done', entry: entry(1) },
  refused,
  { type: 'again' },
  { type: 'done', entry: entry(2) },
];
const about: Example = {
  ...{ id: 'twice', rules: ['R5'], level: 5, late_refill: false, catalogue: welcome.catalogue, start: view },
  steps: deeds.map((what, step) => ({ view: { ...view, phase: 'serve', seq: step + 2 }, what })),
};

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address === '/api/examples' ? [{ id: 'twice', rules: ['R5', 'F6'] }] : about)),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<ExampleState> {
  const example = new ExampleState('twice');
  await vi.waitUntil(() => example.play.view !== null);
  return example;
}

test('each rule knows its examples', async () => {
  await findExamples();
  expect([examplesOf('F6'), examplesOf('R5'), examplesOf('A1')]).toEqual([['twice'], ['twice'], []]);
});

test('an example is stepped through between its beginning and its end', async () => {
  const example = await opened();
  const log = () => example.play.log.map(({ n }) => n);
  expect([example.step, example.last, example.deed, log()]).toEqual([0, 4, null, []]);
  example.go(1);
  expect([example.seat, log()]).toEqual([1, [1]]);
  // A refusal changes nothing, and what begins again has a new log.
  example.go(2);
  expect([example.deed?.type, example.seat, log()]).toEqual(['refused', 1, [1]]);
  example.go(3);
  expect(log()).toEqual([]);
  example.go(99);
  expect([example.step, log()]).toEqual([4, [2]]);
  example.go(-1);
  expect(example.step).toBe(0);
});

test('the words of a step are about the rule where there are many', async () => {
  const { play } = await opened();
  if (play.names === null) throw new Error('no names');
  const { names } = play;
  const said = (step: number, rules: string[], example: Example = about) =>
    tell({ ...example, rules }, step, names).lines.map(({ rule }) => rule);
  expect(said(1, ['Z1'])).toEqual(['F5', 'R5']);
  expect(said(2, ['Z1'])).toEqual(['F6']);
  // The second of these lines stands there six times, with another card each time.
  const gained = [1, 2, 3, 4, 5, 6].map((card) => ({
    ...{ rule: 'R5', seat: 1, event: { card_gained: { seat: 1, card } } },
  }));
  const many = { ...entry(1), events: [...entry(1).events.slice(0, 1), ...gained] };
  const long = { ...about, steps: [{ view, what: { type: 'done' as const, entry: many } }] };
  expect(said(1, ['F6'], long)).toEqual(['F5']);
  expect(new Set(said(1, ['R5'], long))).toEqual(new Set(['R5']));
  expect(said(1, ['Z1'], long).length).toBeLessThanOrEqual(5);
});

test('what is refused is marked where it lies', () => {
  expect(marksOf({ buy: 'barback' }, 0, view)).toEqual([['pile barback']]);
  expect(marksOf({ take: 3 }, 1, view)).toEqual([['die 1 white 3 coaster', 'coaster 1']]);
  const die = { colour: 'white', face: 4 } as const;
  expect(marksOf({ place: { die, from: null, to: 0 } }, 0, view)).toEqual([
    ['die 0 white 4 pool'],
    ['tile 0 cashbox', 'hall 0'],
  ]);
  expect(marksOf('close', 0, view)).toEqual([]);
});
