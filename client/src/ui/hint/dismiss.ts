import { tick } from 'svelte';
import type { Advice } from '../../state/advice.svelte';

/** Puts a hint away; the keys go on where it was asked for. */
export async function dismiss(advice: Advice): Promise<void> {
  advice.dismiss();
  await tick();
  document.querySelector<HTMLElement>('[data-hint]')?.focus();
}
