import { t } from '../../i18n/index.svelte';
import type { Bonus } from '../../protocol';
import { match, type Handlers } from '../../variant';
import type { Scene } from './content';

/** What a bonus does for whoever gets it. */
export function whatItDoes(bonus: Bonus, scene: Scene): string[] {
  return match(bonus, does(scene));
}

const does = ({ catalogue, names }: Scene): Handlers<Bonus, string[]> => ({
  thalers: () => [t('about-bonus-thalers')],
  beer: () => [t('about-bonus-thalers')],
  steps: () => [t('about-bonus-steps')],
  service_denied: () => [t('about-bonus-service_denied')],
  card: (kind) => [`${t('kind-does', { kind })}.`, t('about-bonus-card')],
  noble: () => [t('about-noble'), t('about-bonus-card')],
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
