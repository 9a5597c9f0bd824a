import type { Action, ActionGroup, Hint, Menu } from '../../protocol';
import { sameDeed } from '../../state/way';
import { paidBy } from './chart';

/** The groups of steps that somebody would call a deed. */
const DEEDS: ActionGroup[] = ['recruit', 'upgrade', 'buy', 'special'];

/**
 * What the player may wonder about instead of the best way: the other answers, or else what could be bought or done in
 * the turn and is no part of that way.
 */
export function instead(hint: Hint, menu: Menu): Action[] {
  const best = hint.ways[0]?.steps ?? [];
  const isNew = (action: Action) => !best.some((step) => sameDeed(step.action, action));
  const answers = menu.choices.filter(({ group }) => group === 'answer').map(({ action }) => action);
  if (answers.length > 0) return answers.filter(isNew);
  const { purses = [], prices = [] } = hint.reach ?? {};
  const bought = prices.filter((price) => purses.some((purse) => paidBy(purse, [price]).length > 0));
  // Returned cards may pay for an upgrade that no purse could.
  const now = menu.choices.filter(({ group }) => DEEDS.includes(group));
  const deeds = [...bought, ...now].map(({ action }) => action).filter(isNew);
  return deeds.filter((action, index) => deeds.findIndex((other) => sameDeed(other, action)) === index);
}
