import type { Illegal, Refusal } from '../protocol';
import { match, type Handlers } from '../variant';
import { t } from './index.svelte';
import type { Names } from './names';

/** Why a step is not possible, in a way that helps. */
export function illegalText(illegal: Illegal, names: Names): string {
  return match(illegal, reasons(names));
}

/** Why the server refused a command that is not against the rules. */
export function refusalText(refusal: Exclude<Refusal, { type: 'illegal' }>): string {
  if (refusal.type === 'other_rules') return t('refusal-other_rules', { rules: refusal.rules });
  return refusal.type === 'no_undo' ? t(`no-undo-${refusal.why}`) : t(`refusal-${refusal.type}`);
}

const reasons = (n: Names): Handlers<Illegal, string> => ({
  no_such_seat: () => t('illegal-no_such_seat'),
  game_over: () => t('illegal-game_over'),
  not_asked: () => t('illegal-not_asked'),
  wrong_answer: () => t('illegal-wrong_answer'),
  nothing_to_take_back: () => t('illegal-nothing_to_take_back'),
  answer_is_final: () => t('illegal-answer_is_final'),
  not_on_offer: () => t('illegal-not_on_offer'),
  supply_empty: () => t('illegal-supply_empty'),
  already_upgraded: ({ area }) => t('illegal-already_upgraded', { area }),
  no_such_regular: () => t('illegal-no_such_regular'),
  no_counter_guest: () => t('illegal-no_counter_guest'),
  no_such_die_on_coaster: ({ face }) => t('illegal-no_such_die_on_coaster', { face }),
  no_such_die: ({ die }) => t('illegal-no_such_die', die),
  nobody_there: () => t('illegal-nobody_there'),
  space_taken: ({ space }) => t('illegal-space_taken', { to: n.space(space) }),
  space_used: ({ space }) => t('illegal-space_used', { to: n.space(space) }),
  wrong_value: ({ face }) => t('illegal-wrong_value', { face }),
  too_few_raises: ({ needs, has }) => t('illegal-too_few_raises', { count: needs, has }),
  same_place: () => t('illegal-same_place'),
  plan_moves_used_die: () => t('illegal-plan_moves_used_die'),
  no_entertainer: ({ who }) => t('illegal-no_entertainer', { who }),
  same_face: () => t('illegal-same_face'),
  too_little_schnapps: ({ needs, has }) => t('illegal-too_little_schnapps', { count: needs, has }),
  too_few_thalers_to_buy: ({ needs, has }) => t('illegal-too_few_thalers_to_buy', { count: needs, has }),
  too_few_thalers_to_upgrade: ({ needs, has }) => t('illegal-too_few_thalers_to_upgrade', { count: needs, has }),
  too_little_beer_to_recruit: ({ needs, has }) => t('illegal-too_little_beer_to_recruit', { count: needs, has }),
  too_little_beer_for_nobles: ({ needs, has }) => t('illegal-too_little_beer_for_nobles', { count: needs, has }),
  bought_already: ({ kind }) => t('illegal-bought_already', { kind }),
  pile_empty: ({ kind }) => t('illegal-pile_empty', { kind }),
  too_few_cards_to_return: ({ needs, has }) => t('illegal-too_few_cards_to_return', { count: needs, has }),
  raises_in_use: ({ needs, left }) => t('illegal-raises_in_use', { count: needs, has: left }),
  recruited_already: () => t('illegal-recruited_already'),
  no_guest_there: () => t('illegal-no_guest_there'),
  not_that_many_nobles: () => t('illegal-not_that_many_nobles'),
  too_few_nobles: ({ has }) => t('illegal-too_few_nobles', { count: has }),
  no_bard: () => t('illegal-no_bard'),
  not_removable: () => t('illegal-not_removable'),
  no_free_space_in_column: () => t('illegal-no_free_space_in_column'),
  no_such_card_in_tavern: () => t('illegal-no_such_card_in_tavern'),
  reputation_cannot_go_back: ({ steps, possible }) =>
    t('illegal-reputation_cannot_go_back', { count: steps, has: possible }),
});
