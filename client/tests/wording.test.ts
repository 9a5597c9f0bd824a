import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionText, askText, planText } from '../src/i18n/actions';
import { eventText } from '../src/i18n/events';
import { speak, t, WORD_SETS } from '../src/i18n/index.svelte';
import { Names, owner, type Player } from '../src/i18n/names';
import { illegalText } from '../src/i18n/refusals';
import type { Action, Ask, Bonus, Event, Illegal, Welcome } from '../src/protocol';
import type { Code } from '../src/variant';
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

const events: Record<Code<Event>, Event> = {
  start_player: { start_player: { seat } },
  start_card_offered: { start_card_offered: { card: 1 } },
  guest_laid: { guest_laid: { place: 1, card: 20, signed: true } },
  round_began: { round_began: { round: 3, start: seat } },
  phase_began: { phase_began: { phase: 'serve' } },
  schnapps_taken: { schnapps_taken: { seat, count: 1 } },
  schnapps_returned: { schnapps_returned: { seat, count: 2 } },
  counter_guest_came: { counter_guest_came: { seat } },
  counter_guest_left: { counter_guest_left: { seat } },
  card_gained: { card_gained: { seat, card: 6 } },
  card_shuffled_in: { card_shuffled_in: { seat, card: 3 } },
  guest_gained: { guest_gained: { seat, place: 2, card: 21, tile_taken: true } },
  nobles_returned: { nobles_returned: { seat, count: 2 } },
  upgraded: { upgraded: { seat, area: 'barrel' } },
  cards_returned: { cards_returned: { seat, kind: 'server', count: 2, washes_lost: 0 } },
  hired: { hired: { seat, who: 'musician', side: 'first' } },
  regular_removed: { regular_removed: { seat, card: 8 } },
  shuffled: { shuffled: { seat } },
  known_card_arrived: { known_card_arrived: { seat, card: 2 } },
  card_arrived: { card_arrived: { seat, card: 12 } },
  dismissed: { dismissed: { seat } },
  own_die_rolled: { own_die_rolled: { seat, face: 4 } },
  dishwashers_ready: { dishwashers_ready: { seat, uses: 2 } },
  coaster_rolled: { coaster_rolled: { seat, faces: [1, 2, 3, 4] } },
  die_taken: { die_taken: { seat, face: 5 } },
  coasters_passed: 'coasters_passed',
  die_turned: { die_turned: { seat, die, to: 6 } },
  reputation_step: { reputation_step: { seat } },
  reputation_back: { reputation_back: { seat, steps: 2 } },
  thalers_gained: { thalers_gained: { seat, count: 1 } },
  beer_gained: { beer_gained: { seat, count: 7 } },
  thalers_paid: { thalers_paid: { seat, count: 3 } },
  beer_paid: { beer_paid: { seat, count: 4 } },
  bard_sang: 'bard_sang',
  monastery_step: { monastery_step: { seat, to: 4 } },
  guest_removed: { guest_removed: { seat, slot: 0, card: 20 } },
  signature_laid: { signature_laid: { seat, column: 1, from_supply: true } },
  signature_returned: 'signature_returned',
  turn_closed: { turn_closed: { seat, thalers: 1, beer: 2 } },
  put_on_top: { put_on_top: { seat, card: 3 } },
  tavern_cleared: { tavern_cleared: { seat } },
  game_over: 'game_over',
};

const illegal: Record<Code<Illegal>, Illegal> = {
  no_such_seat: 'no_such_seat',
  game_over: 'game_over',
  not_asked: 'not_asked',
  wrong_answer: { wrong_answer: { ask: 'serve' } },
  nothing_to_take_back: 'nothing_to_take_back',
  answer_is_final: 'answer_is_final',
  not_on_offer: { not_on_offer: { card: 1 } },
  supply_empty: 'supply_empty',
  already_upgraded: { already_upgraded: { area: 'safe' } },
  no_such_regular: 'no_such_regular',
  no_counter_guest: 'no_counter_guest',
  no_such_die_on_coaster: { no_such_die_on_coaster: { face: 2 } },
  no_such_die: { no_such_die: { die } },
  nobody_there: { nobody_there: { space: 20 } },
  space_taken: { space_taken: { space: 0 } },
  space_used: { space_used: { space: 20 } },
  wrong_value: { wrong_value: { space: 3, face: 6 } },
  too_few_raises: { too_few_raises: { needs: 2, has: 0 } },
  same_place: 'same_place',
  plan_moves_used_die: { plan_moves_used_die: { index: 1 } },
  no_entertainer: { no_entertainer: { who: 'fire_eater' } },
  same_face: 'same_face',
  too_little_schnapps: { too_little_schnapps: { who: 'musician', needs: 2, has: 1 } },
  too_few_thalers_to_buy: { too_few_thalers_to_buy: { needs: 5, has: 1 } },
  too_few_thalers_to_upgrade: { too_few_thalers_to_upgrade: { needs: 8, has: 3 } },
  too_little_beer_to_recruit: { too_little_beer_to_recruit: { needs: 4, has: 0 } },
  too_little_beer_for_nobles: { too_little_beer_for_nobles: { needs: 9, has: 8 } },
  bought_already: { bought_already: { kind: 'barback' } },
  pile_empty: { pile_empty: { kind: 'bard' } },
  too_few_cards_to_return: { too_few_cards_to_return: { needs: 2, has: 1 } },
  raises_in_use: { raises_in_use: { needs: 2, left: 1 } },
  recruited_already: 'recruited_already',
  no_guest_there: { no_guest_there: { place: 3 } },
  not_that_many_nobles: { not_that_many_nobles: { count: 4 } },
  too_few_nobles: { too_few_nobles: { needs: 2, has: 1 } },
  no_bard: 'no_bard',
  not_removable: 'not_removable',
  no_free_space_in_column: { no_free_space_in_column: { column: 2 } },
  no_such_card_in_tavern: 'no_such_card_in_tavern',
  reputation_cannot_go_back: { reputation_cannot_go_back: { steps: 3, possible: 1 } },
};

const welcome = games.level5.find((message): message is { type: 'welcome' } & Welcome => message.type === 'welcome');
if (welcome === undefined) throw new Error('no welcome');
const players: Player[] = [
  { occupant: { person: 'Anna' }, house: 'fox' },
  { occupant: { bot: 'greedy' }, house: 'rooster' },
];
const names = new Names(welcome.catalogue, players, 0);

/** No gaps in a sentence, no internal names, and nothing that Fluent could not resolve. */
function sound(text: string): void {
  expect(text.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|_|\{|\?\?\?/);
}

describe.each(WORD_SETS)('%s', (set) => {
  beforeAll(() => speak(set));
  afterAll(() => speak('north-star'));

  test.each(Object.entries(actions))('the step %s has wording', (_, action) => {
    for (let round = 0; round <= 8; round += 1) sound(actionText(action, names, { round, display: null }));
  });

  test('a plan names its dice, equal ones once', () => {
    const own = { colour: 'own', face: 6 } as const;
    const places = [
      { die, to: 3 },
      { die, to: 3 },
      { die: own, to: 20 },
    ];
    const texts = (['place', 'move'] as const).map((how) => planText(places, names, how));
    for (const text of texts) {
      sound(text);
      expect(text).toMatch(/: 2 × \S+ 3 .+, \S+ 6 /);
    }
    expect(new Set(texts).size).toBe(2);
  });

  test.each(Object.entries(asks))('the question %s has wording', (_, ask) => sound(askText(ask, names)));

  test.each(Object.entries(bonuses))('the bonus %s has wording', (_, bonus) => sound(names.bonus(bonus)));

  test.each(Object.entries(events))('the event %s has wording', (_, event) => sound(eventText(event, names)));

  test.each(Object.entries(illegal))('the refusal %s has wording', (_, why) => sound(illegalText(why, names)));

  test('every card of the sheet has a name', () => {
    for (const { card } of welcome.catalogue.cards) sound(names.card(card));
  });

  test('every kind and every area has a name of its own', () => {
    const kinds = ['bard', 'barback', 'dishwasher', 'server', 'table', 'brewer'] as const;
    const areas = welcome.catalogue.areas.map(({ area }) => area);
    expect(new Set(kinds.map((kind) => t('kind', { kind }))).size).toBe(kinds.length);
    expect(new Set(kinds.map((kind) => t('kind-does', { kind }))).size).toBe(kinds.length);
    expect(new Set(areas.map((area) => t('area', { area }))).size).toBe(areas.length);
  });

  test('every event and every refusal in two games has wording', () => {
    let happened = 0;
    let refused = 0;
    for (const message of [...games.level1, ...games.level5]) {
      if (message.type !== 'table') continue;
      for (const { event } of message.log.flatMap(({ events }) => events)) {
        sound(eventText(event, names));
        happened += 1;
      }
      for (const { why } of message.prompts.flatMap(({ menu }) => menu?.refused ?? [])) {
        sound(illegalText(why, names));
        refused += 1;
      }
    }
    expect(happened).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(40);
  });
});

test('each language has its plurals and its cases', async () => {
  await speak('de');
  expect(eventText({ thalers_gained: { seat, count: 1 } }, names)).toBe('+1\u00a0Dublone');
  expect(eventText({ thalers_gained: { seat, count: 2 } }, names)).toBe('+2\u00a0Dublonen');
  expect(actionText({ buy: 'brewer' }, names, { round: 1, display: null })).toBe('Lieferanten kaufen');
  expect(t('table-tavern-of', owner('Hahn'))).toBe('Hahns Taverne');
  expect(t('table-tavern-of', owner('Max'))).toBe('Taverne von Max');
  expect(illegalText({ bought_already: { kind: 'server' } }, names)).toContain('schon eine Kellnerin');
  expect(actionText({ place: { die, from: null, to: 0 } }, names, { round: 1, display: null })).toBe(
    'Weiße 3 auf die Kasse legen',
  );
  await speak('nl');
  expect(eventText({ thalers_gained: { seat, count: 1 } }, names)).toBe('+1\u00a0dukaat');
  expect(eventText({ thalers_gained: { seat, count: 0 } }, names)).toBe('+0\u00a0dukaten');
  expect(actionText({ place: { die, from: null, to: 1 } }, names, { round: 1, display: null })).toBe(
    'Witte 3 op het vat leggen',
  );
  await speak('schmidt');
  expect(eventText({ thalers_gained: { seat, count: 2 } }, names)).toBe('+2\u00a0Doubloons');
  expect(actionText({ buy: 'server' }, names, { round: 1, display: null })).toBe('Buy a Waitress');
  await speak('north-star');
});

test('events and refusals speak of the numbers they hold', () => {
  expect(eventText({ beer_gained: { seat, count: 7 } }, names)).toBe('+7\u00a0beer');
  expect(eventText({ thalers_gained: { seat, count: 1 } }, names)).toBe('+1\u00a0Thaler');
  expect(illegalText({ too_few_raises: { needs: 2, has: 1 } }, names)).toContain('2\u00a0Dishwashers');
});
