import type { Bonus, BonusAsk } from '../../protocol';
import type { Handlers } from '../../variant';
import type { Names } from '../names';
import type { Words } from '../words';

/** The names of the bonuses. */
export const bonuses = (w: Words): Handlers<Bonus, string> => ({
  thalers: (count) => `${count} ${w.thalers(count)}`,
  beer: (count) => `${count} ${w.beer}`,
  steps: (count) => (count === 1 ? '1 Monastery step' : `${count} Monastery steps`),
  service_denied: () => w.removal,
  card: (kind) => w.kinds[kind],
  noble: () => w.noble(1),
  schnapps: (count) => `${count} ${w.schnapps}`,
  reputation: (count) => `${count} Reputation`,
  signature: () => w.signature,
  schnapps_or_removal: () => `${w.schnapps} or ${w.removal}`,
  own_die: () => w.ownDie,
  three_guest: () => '3-beer guest',
  counter_guest: () => w.counterGuest,
  free_upgrade: () => 'free upgrade',
  entertainer: (who) => w.entertainers[who],
  remove_regulars: (count) => `remove ${count} ${count === 1 ? w.regular : `${w.regular}s`}`,
  upgrade: (area) => `${w.areas[area]} upgraded`,
});

/** What a bonus asks before it is given. */
export const bonusAsks = (n: Names): Handlers<BonusAsk, string> => ({
  remove_regular: () => `Which ${n.words.regular} leaves your deck?`,
  take_or_leave: (kind) => `You may take a ${n.words.kinds[kind]}. It goes on top of your deck.`,
  service_denied: () => `${n.words.removal}: remove a guest from the game?`,
  schnapps_or_removal: () => `Take ${n.words.schnapps}, or remove a guest from the game.`,
  column: () => `Which column of the ${n.words.guestBook} gets the ${n.words.signature}?`,
});
