// Friends' evenings that somebody set out to beat, by deal: after the game the comparison is what they want to see.

import { dealCode } from './evening';
import { keep, kept } from './kept';

const KEY = 'tiefenthal-challenges';
/** The deal and the friend's code. */
type Challenge = [string, string];

/** Notes that the deal is played against a friend's code. */
export function noteChallenge(deal: string, code: string): void {
  const others = kept(KEY, isChallenge).filter(([of]) => of !== dealCode(deal));
  keep(KEY, [...others, [dealCode(deal), code]]);
}

/** The code of the friend's evening with this deal. */
export function challengeOf(deal: string): string | null {
  return kept(KEY, isChallenge).find(([of]) => of === dealCode(deal))?.[1] ?? null;
}

function isChallenge(found: unknown): found is Challenge {
  return Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === 'string');
}
