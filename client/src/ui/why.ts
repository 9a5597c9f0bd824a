import { actionText } from '../i18n/actions';
import { illegalText, refusalText as serverRefusal } from '../i18n/refusals';
import type { Choice, Illegal, Refusal } from '../protocol';
import type { GameState } from '../state/game.svelte';

/** Why a step is not possible, with the rule. */
export function why(state: GameState, refused: { why: Illegal; rule: string }): string {
  if (state.names === null) return '';
  return `${illegalText(refused.why, state.names)} (${refused.rule})`;
}

/** Why a command was refused. */
export function refusalText(state: GameState, refusal: Refusal): string {
  return refusal.type === 'illegal' ? why(state, refusal) : serverRefusal(refusal);
}

/** The name of a choice of the current menu. */
export function choiceText(state: GameState, choice: Choice): string {
  if (state.names === null || state.view === null) return '';
  const { round, display } = state.view;
  return actionText(choice.action, state.names, { round, display });
}
