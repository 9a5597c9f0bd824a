import { getContext, setContext } from 'svelte';

type Show = (rule: string) => void;

const KEY = Symbol('rules');

/** Inside the rules, the code of another rule leads there instead of opening the drawer. */
export function provideRules(show: Show): void {
  setContext(KEY, show);
}

export function shownRules(): Show | undefined {
  return getContext<Show | undefined>(KEY);
}
