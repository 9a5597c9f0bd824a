import type { Bonus } from '../../protocol';
import type { Handlers } from '../../variant';
import type { IconName } from './icons';

/** How a bonus is drawn everywhere. */
export const bonusIcon: Handlers<Bonus, { icon: IconName; count?: number }> = {
  thalers: (count) => ({ icon: 'thaler', count }),
  beer: (count) => ({ icon: 'beer', count }),
  steps: (count) => ({ icon: 'monastery', count }),
  service_denied: () => ({ icon: 'removal' }),
  card: (kind) => ({ icon: kind }),
  noble: () => ({ icon: 'noble' }),
  schnapps: (count) => (count === 1 ? { icon: 'schnapps' } : { icon: 'schnapps', count }),
  reputation: (count) => ({ icon: 'reputation', count }),
  signature: () => ({ icon: 'signature' }),
  schnapps_or_removal: () => ({ icon: 'schnapps' }),
  own_die: () => ({ icon: 'own_die' }),
  three_guest: () => ({ icon: 'guest', count: 3 }),
  counter_guest: () => ({ icon: 'counter_guest' }),
  free_upgrade: () => ({ icon: 'upgrade' }),
  entertainer: (who) => ({ icon: who }),
  remove_regulars: (count) => ({ icon: 'removal', count }),
  upgrade: (area) => ({ icon: area }),
};
