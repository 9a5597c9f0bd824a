import { expect, test } from 'vitest';
import { m } from '../src/i18n/index.svelte';
import { Names, type Player } from '../src/i18n/names';
import type { Action, Ask, Bonus, Event, Illegal, Welcome } from '../src/protocol';
import { match, type Code } from '../src/variant';
import { games } from './fake';

const die = { colour: 'white', face: 3 } as const;
const guest = { card: 20, served: true };
const seat = 1;

// A missing code is a type error in these tables, so a new one cannot be forgotten.
const actions: Record<Code<Action>, Action> = {
  start_card: { start_card: 2 },
  choose: { choose: 'first' },
  free_upgrade: { free_upgrade: 'safe' },
  entertainer: { entertainer: 'second' },
  remove_regular: { remove_regular: 8 },
  keep: 'keep',
  redraw: 'redraw',
  take: { take: 4 },
  place: { place: { die, from: null, to: 0 } },
  lift: { lift: { die, from: 1 } },
  turn: { turn: { die, to: 6 } },
  plan: { plan: [null, null, null, null, null, null, null] },
  ready: 'ready',
  use: { use: { die, at: 2 } },
  buy: { buy: 'brewer' },
  upgrade: { upgrade: { area: 'dishwasher', returned: 2 } },
  recruit: { recruit: 0 },
  nobles: { nobles: 2 },
  counter_guest: 'counter_guest',
  musician: 'musician',
  schnapps_upgrade: { schnapps_upgrade: 'monk' },
  schnapps_remove: { schnapps_remove: guest },
  bard: 'bard',
  accept: 'accept',
  take_schnapps: 'take_schnapps',
  remove: { remove: guest },
  column: { column: 3 },
  on_top: { on_top: 6 },
  decline: 'decline',
  close: 'close',
  take_back: 'take_back',
};

const asks: Record<Code<Ask>, Ask> = {
  start_card: 'start_card',
  choose: 'choose',
  free_upgrade: 'free_upgrade',
  entertainer: { entertainer: 'juggler' },
  remove_regular: 'remove_regular',
  redraw: 'redraw',
  draft: 'draft',
  plan: 'plan',
  serve: 'serve',
  take_or_leave: { take_or_leave: 'server' },
  service_denied: 'service_denied',
  schnapps_or_removal: 'schnapps_or_removal',
  column: 'column',
  on_top: 'on_top',
};

const bonuses: Record<Code<Bonus>, Bonus> = {
  thalers: { thalers: 1 },
  beer: { beer: 5 },
  steps: { steps: 2 },
  service_denied: 'service_denied',
  card: { card: 'table' },
  noble: 'noble',
  schnapps: { schnapps: 1 },
  reputation: { reputation: 3 },
  signature: 'signature',
  schnapps_or_removal: 'schnapps_or_removal',
  own_die: 'own_die',
  three_guest: 'three_guest',
  counter_guest: 'counter_guest',
  free_upgrade: 'free_upgrade',
  entertainer: { entertainer: 'musician' },
  remove_regulars: { remove_regulars: 2 },
  upgrade: { upgrade: 'table' },
};

const welcome = games.level5.find((message): message is { type: 'welcome' } & Welcome => message.type === 'welcome');
if (welcome === undefined) throw new Error('no welcome');
const players: Player[] = [
  { occupant: { person: 'Anna' }, house: 'fox' },
  { occupant: { bot: 'greedy' }, house: 'rooster' },
];
const names = new Names(m().words, m().sentences, welcome.catalogue, players, 0);

/** No gaps in a sentence, and no internal names. */
function sound(text: string): void {
  expect(text.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|_/);
}

test.each(Object.entries(actions))('the step %s has wording', (_, action) => {
  for (let round = 0; round <= 8; round += 1) sound(match(action, m().actions(names, { round, display: null })));
});

test.each(Object.entries(asks))('the question %s has wording', (_, ask) => sound(match(ask, m().asks(names))));

test.each(Object.entries(bonuses))('the bonus %s has wording', (_, bonus) => sound(names.bonus(bonus)));

test('every card of the sheet has a name and details', () => {
  for (const { card } of welcome.catalogue.cards) {
    sound(names.card(card));
    sound(names.cardDetails(card));
  }
});

test('every event and every refusal in two games has wording', () => {
  let happened = 0;
  let refused = 0;
  for (const message of [...games.level1, ...games.level5]) {
    if (message.type !== 'table') continue;
    for (const entry of message.log) {
      for (const { event } of entry.events) {
        sound(match(event, m().events(names)));
        happened += 1;
      }
    }
    for (const { why } of message.prompts.flatMap(({ menu }) => menu?.refused ?? [])) {
      sound(match(why, m().illegal(names)));
      refused += 1;
    }
  }
  expect(happened).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(40);
});

test('events and refusals speak of the numbers they hold', () => {
  const gained: Event = { beer_gained: { seat, count: 7 } };
  expect(match(gained, m().events(names))).toBe('+7 beer');
  const short: Illegal = { too_few_raises: { needs: 2, has: 1 } };
  expect(match(short, m().illegal(names))).toContain('2 Dishwashers');
});
