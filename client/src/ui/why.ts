import { m } from '../i18n/index.svelte';
import type { Action, Choice, Illegal, Refusal } from '../protocol';
import type { GameState } from '../state/game.svelte';
import { match } from '../variant';

/** Why a step is not possible, with the rule. */
export function why(state: GameState, refused: { why: Illegal; rule: string }): string {
  if (state.names === null) return '';
  return `${match(refused.why, m().illegal(state.names))} (${refused.rule})`;
}

/** Why a command was refused. */
export function refusalText(state: GameState, refusal: Refusal): string {
  if (refusal.type === 'illegal') return why(state, refusal);
  if (refusal.type === 'other_rules') return m().ui.table.otherRules(refusal.rules);
  return refusal.type === 'no_undo' ? m().noUndo[refusal.why] : m().refusals[refusal.type];
}

/** The name of a step of the current menu. */
export function actionText(state: GameState, action: Action): string {
  if (state.names === null || state.view === null) return '';
  const { round, display } = state.view;
  return match(action, m().actions(state.names, { round, display }));
}

export function choiceText(state: GameState, choice: Choice): string {
  return actionText(state, choice.action);
}
