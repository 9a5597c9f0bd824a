import { t } from '../../i18n/index.svelte';
import type { Bonus } from '../../protocol';
import { match, type Handlers } from '../../variant';
import type { Scene } from './content';

/** Where a card goes that somebody gets: only those of a Start Card are shuffled in (R5, S8). */
export type Destination = 'top' | 'shuffled';

/** What a bonus does for whoever gets it. */
export function whatItDoes(bonus: Bonus, scene: Scene, cards: Destination = 'top'): string[] {
  return match(bonus, does(scene, cards === 'top' ? [t('about-bonus-card')] : []));
}

const does = ({ catalogue, names }: Scene, onTop: string[]): Handlers<Bonus, string[]> => ({
  thalers: () => [t('about-bonus-thalers')],
  beer: () => [t('about-bonus-thalers')],
  steps: () => [t('about-bonus-steps')],
  service_denied: () => [t('about-bonus-service_denied')],
  card: (kind) => [`${t('kind-does', { kind })}.`, ...onTop],
  noble: () => [t('about-noble'), ...onTop],
  schnapps: () => [t('about-bonus-schnapps')],
  reputation: () => [t('about-bonus-reputation')],
  signature: () => [t('about-bonus-signature')],
  schnapps_or_removal: () => [t('about-bonus-schnapps_or_removal')],
  own_die: () => [t('about-bonus-own_die')],
  three_guest: () => [t('about-bonus-three_guest')],
  counter_guest: () => [t('about-counter-guest')],
  free_upgrade: () => [t('about-bonus-free_upgrade')],
  entertainer: (who) => [
    t('about-bonus-entertainer'),
    ...catalogue.entertainers.filter((info) => info.who === who).map(({ side }) => names.side(who, side)),
  ],
  remove_regulars: () => [t('about-bonus-remove_regulars')],
  upgrade: (area) => [t('about-area', { area }), t('about-bonus-upgrade')],
});
