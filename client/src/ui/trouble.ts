import { t } from '../i18n/index.svelte';
import type { Trouble } from '../net/api';

/** Why a request failed, in words. */
export function troubleText(trouble: Trouble): string {
  return trouble === 'unreachable' ? t('problem-unreachable') : t(`problem-${trouble}`);
}
