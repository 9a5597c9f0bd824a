import { getContext, setContext } from 'svelte';
import type { GameState } from '../state/game.svelte';

const KEY = Symbol('game');

export function provideGame(state: GameState): void {
  setContext(KEY, state);
}

/** The game of the table that this component is part of. */
export function game(): GameState {
  return getContext<GameState>(KEY);
}

/** The same for components that also stand elsewhere. */
export function maybeGame(): GameState | undefined {
  return getContext<GameState | undefined>(KEY);
}
