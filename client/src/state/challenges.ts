// Friends' evenings that somebody set out to beat, by deal: after the game the comparison is what they want to see.

import { dealCode } from './evening';

const KEY = 'tiefenthal-challenges';
/** Older ones are forgotten. */
const MOST = 20;

/** Notes that the deal is played against a friend's code. */
export function noteChallenge(deal: string, code: string): void {
  const others = kept().filter(([of]) => of !== dealCode(deal));
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [dealCode(deal), code]].slice(-MOST)));
  } catch {
    // The code can be pasted again.
  }
}

/** The code of the friend's evening with this deal. */
export function challengeOf(deal: string): string | null {
  return kept().find(([of]) => of === dealCode(deal))?.[1] ?? null;
}

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(found: unknown): found is [string, string] {
  return Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === 'string');
}
