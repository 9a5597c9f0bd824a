import { t } from '../i18n/index.svelte';
import type { Began } from '../protocol';
import { match } from '../variant';

/** Where a game began that was not dealt, in words. */
export function beganText(began: Began): string {
  return match(began, {
    replay: ({ round }) =>
      round === 0 ? t('playon-from-start') : t('playon-from', { round: t('name-round', { round }) }),
    puzzle: () => t('puzzle-began'),
  });
}
