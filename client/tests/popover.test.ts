import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speak, WORD_SETS } from '../src/i18n/index.svelte';
import { Names, type Player } from '../src/i18n/names';
import type { FromServer, Phase, Welcome } from '../src/protocol';
import { NOTHING } from '../src/state/menu';
import type { Scene } from '../src/ui/popover/content';
import type { Subject } from '../src/ui/popover/subject';
import { tell } from '../src/ui/popover/tell';
import { isRule } from '../src/ui/rules/contents';
import { games, menuOf, tableWith } from './fake';

const areas = ['dishwasher', 'server', 'table', 'brewer', 'cashbox', 'monk', 'barrel', 'safe', 'storage'] as const;
const kinds = ['bard', 'barback', 'dishwasher', 'server', 'table', 'brewer'] as const;
const phases: Phase[] = ['start_cards', 'evening', 'arrival', 'draft', 'plan', 'serve', 'closing', 'over'];
const die = { face: 4, raises: 0, used: false };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Every kind of subject, with enough of each that every sentence is used. A missing kind is a type error. */
const subjects: { [K in Subject['type']]: Extract<Subject, { type: K }>[] } = {
  staff: kinds.map((kind) => ({ type: 'staff', kind })),
  guest: numbers(5).map((place) => ({ type: 'guest', place })),
  nobles: [1, 2, 3].map((count) => ({ type: 'nobles', count })),
  stack: [{ type: 'stack' }],
  sitting: numbers(3).map((table) => ({ type: 'sitting', seat: 0, table })),
  free_table: [{ type: 'free_table' }],
  room: [0, 1].flatMap((seat) => areas.map((area) => ({ type: 'room' as const, seat, area }))),
  crew: kinds.map((kind) => ({ type: 'crew', seat: 0, kind })),
  counter_guest: [{ type: 'counter_guest', seat: 0 }],
  bartender: [{ type: 'bartender' }],
  entertainer: (['musician', 'fire_eater', 'juggler'] as const).flatMap((who) =>
    (['first', 'second'] as const).map((side) => ({ type: 'entertainer' as const, who, side })),
  ),
  card: numbers(40).map((card) => ({
    type: 'card',
    card,
    count: 2,
    found: [{ at: 1 }, { among: 9 }, 'open' as const][card % 3] ?? 'open',
  })),
  deck: [{ type: 'deck', seat: 0 }],
  discard: [{ type: 'discard', seat: 1 }],
  die: [
    { type: 'die', seat: 0, die: { ...die, colour: 'white' } },
    { type: 'die', seat: 1, die: { ...die, colour: 'own', raises: 1 } },
    { type: 'die', seat: 1, die: { ...die, colour: 'own', used: true } },
  ],
  coaster: [{ type: 'coaster', seat: 0 }],
  raises: [{ type: 'raises', seat: 0 }],
  purse: (['thalers', 'beer', 'schnapps', 'points'] as const).map((holds) => ({ type: 'purse', seat: 0, holds })),
  forecast: (['brings', 'then', 'lost'] as const).map((part) => ({ type: 'forecast', part })),
  monastery: [{ type: 'monastery' }],
  monastery_space: numbers(23).map((space) => ({ type: 'monastery_space', space })),
  reputation: [{ type: 'reputation' }],
  reputation_space: [null, ...numbers(12)].map((space) => ({ type: 'reputation_space', space })),
  book: [{ type: 'book' }],
  book_column: numbers(4).map((column) => ({ type: 'book_column', column })),
  book_row: [{ type: 'book_row' }],
  book_space: numbers(16).map((at) => ({ type: 'book_space', seat: 0, row: Math.floor(at / 4), column: at % 4 })),
  round: numbers(8).map((at) => ({ type: 'round', round: at + 1 })),
  phase: phases.map((phase) => ({ type: 'phase', phase })),
  level: [{ type: 'level' }],
  start_player: [{ type: 'start_player', seat: 1 }],
  player: [
    { type: 'player', seat: 0 },
    { type: 'player', seat: 1 },
  ],
  upgrades: [{ type: 'upgrades', seat: 0 }],
  ready: [{ type: 'ready', seat: 1 }],
  start_card: numbers(7).map((card) => ({ type: 'start_card', card })),
  bonus: [
    { type: 'bonus', bonus: 'service_denied' },
    { type: 'bonus', bonus: { upgrade: 'table' } },
    { type: 'bonus', bonus: { remove_regulars: 2 } },
  ],
  text: [{ type: 'text', title: 'Brewer', text: 'Needs a 1.' }],
};

const players: Player[] = [
  { occupant: { person: 'Anna' }, house: 'fox' },
  { occupant: { bot: 'greedy' }, house: 'rooster' },
];

function scene(messages: FromServer[], ask: string): Scene {
  const welcome = messages.find((message): message is { type: 'welcome' } & Welcome => message.type === 'welcome');
  if (welcome === undefined) throw new Error('no welcome');
  const table = tableWith(messages, ask);
  const names = new Names(welcome.catalogue, players, 0);
  return { view: table.view, catalogue: welcome.catalogue, names, menu: menuOf(table), you: 0, level: welcome.level };
}

describe.each(WORD_SETS)('%s', (set) => {
  beforeAll(() => speak(set));
  afterAll(() => speak('north-star'));

  test.each(Object.entries(subjects))('there is something to say about %s', (_, some) => {
    for (const each of [scene(games.level5, 'serve'), scene(games.level1, 'serve'), scene(games.level5, 'plan')]) {
      for (const subject of some) {
        const told = tell(subject, each);
        for (const text of [told.title, ...told.says, ...told.facts.flatMap(({ label, text }) => [label, text])]) {
          expect(text).not.toBe('');
          expect(text).not.toMatch(/undefined|null|NaN|\[object|_|\{|about-|\?\?\?/);
        }
        for (const rule of told.rules) expect(rule).toSatisfy(isRule);
      }
    }
  });
});

test('an upgrade tells its price with what lowers it, and what can be done', () => {
  const here = scene(games.level5, 'serve');
  const brewer = tell({ type: 'room', seat: 0, area: 'brewer' }, here);
  const price = here.catalogue.areas.find(({ area }) => area === 'brewer');
  expect(price).toBeDefined();
  const told = brewer.facts.map(({ text }) => text).join(' ');
  expect(told).toContain(`${price?.price}\u00a0Thalers`);
  expect(told).toContain(`${price?.discount} less for each Brewer`);
  expect(brewer.offer.choices.length + (brewer.offer.refused === null ? 0 : 1)).toBeGreaterThan(0);
  // The rooms of others are theirs.
  expect(tell({ type: 'room', seat: 1, area: 'brewer' }, here).offer).toBe(NOTHING);
});

test('a newcomer learns what a Counter Guest is', () => {
  const told = tell({ type: 'counter_guest', seat: 0 }, scene(games.level1, 'serve'));
  expect(told.says.join(' ')).toMatch(/draw again.*Monastery Track/);
  expect(told.rules).toContain('B4');
});
