import type { Colour, Effect, Kind } from '../../protocol';
import type { Words } from '../words';
import { bonuses } from './bonuses';

const signed = (count: number, what: string) => `${count > 0 ? '+' : '−'}${Math.abs(count)} ${what}`;

/** Parts of sentences from which names are built. */
export const sentences = {
  you: 'You',
  seat: (number: number) => `Seat ${number}`,
  regular: (word: string, die: number) => `${word} (${die})`,
  guest: (word: string, price: number, bonus: string | null) =>
    bonus === null ? `${word} for ${price} beer` : `${word} for ${price} beer with ${bonus}`,
  needsAndPays: (w: Words, die: number, pays: number) =>
    `Needs ${die === 0 ? 'any die' : `a ${die}`}, pays ${pays} ${w.thalers(pays)}`,
  source: (source: string) => `Value: ${source}`,
  die: (colour: Colour, face: number) => `${colour === 'white' ? 'white' : 'own'} ${face}`,
  forSchnapps: (schnapps: string, asks: number, gives: number, does: string) =>
    `${asks} ${schnapps} → ${gives > 0 ? `${gives} ` : ''}${does}`,
  alreadyServed: (name: string) => `${name}, already served`,
  kindDoes: (w: Words): Record<Kind, string> => ({
    bard: `Once per round: one step on the ${w.reputation}`,
    barback: `Gives 1 ${w.beer} every round`,
    dishwasher: 'Once per round: raises a placed die by 1',
    server: `Brings one ${w.ownDie}`,
    table: 'One more table',
    brewer: `One more ${w.beer} for each die on the ${w.areas.brewer}`,
  }),
  bonus: bonuses,
  effect: (w: Words, effect: Effect): string[] => {
    const parts: [number, string][] = [
      [effect.thalers, w.thalers(Math.abs(effect.thalers))],
      [effect.beer, w.beer],
      [effect.schnapps, w.schnapps],
      [effect.monastery, 'Monastery'],
      [effect.reputation, 'Reputation'],
      [effect.nobles, w.noble(Math.abs(effect.nobles))],
      [effect.points, 'points'],
      [-effect.raises, w.kinds.dishwasher],
    ];
    const said = parts.filter(([count]) => count !== 0).map(([count, what]) => signed(count, what));
    return effect.reveals ? [...said, 'reveals something; cannot be undone'] : said;
  },
};

export type Sentences = typeof sentences;
