import { maybe } from '../i18n/index.svelte';
import { settings } from '../state/settings.svelte';

/** The main opponents, easiest first; all others are for the curious. */
const STRENGTHS = ['beginner', 'regular', 'strong', 'strongest'];
/** The other bots, in the order offered. */
const CURIOUS = ['greedy', 'money', 'oneply', 'random'];

/** The computer players of the server in two groups. */
export function grouped(bots: string[]): { strengths: string[]; curious: string[] } {
  return {
    strengths: STRENGTHS.filter((bot) => bots.includes(bot)),
    curious: [
      ...CURIOUS.filter((bot) => bots.includes(bot)),
      ...bots.filter((bot) => ![...STRENGTHS, ...CURIOUS].includes(bot)),
    ],
  };
}

/** The default opponent on the start page: the easiest one until a first game was begun. */
export function firstBot(bots: string[]): string {
  return settings.last === null && bots.includes('beginner') ? 'beginner' : usualBot(bots);
}

/** The default opponent. */
export function usualBot(bots: string[]): string {
  return ['regular', 'greedy'].find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

export function botName(bot: string): string {
  return maybe(`bot-${bot}`) ?? bot;
}
