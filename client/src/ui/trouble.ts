import { m } from '../i18n/index.svelte';
import type { Trouble } from '../net/api';

/** Why a request failed, in words. */
export function troubleText(trouble: Trouble): string {
  return trouble === 'unreachable' ? m().ui.start.notReached : m().problems[trouble];
}
