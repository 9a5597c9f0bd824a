/** Expected points, which come in hundredths and are shown in tenths. */

import type { Estimate } from '../protocol';
import { lang } from './index.svelte';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Points with their sign. */
export function signed(hundredths: number): string {
  const format = new Intl.NumberFormat(lang(), { ...TENTHS, signDisplay: 'exceptZero' });
  return format.format(shown(hundredths) / 100).replace('-', '−');
}

/** Points without a sign. */
export function unsigned(hundredths: number): string {
  return new Intl.NumberFormat(lang(), TENTHS).format(Math.abs(shown(hundredths)) / 100);
}

/** How far a number may be off. */
export function within({ within }: Estimate): string {
  return `±${unsigned(within)}`;
}

/** The number as it is shown, so that a sum is right for whoever adds up what they see; a loss is rounded like a gain. */
export function shown(hundredths: number): number {
  const tenths = Math.round(Math.abs(hundredths) / 10);
  return hundredths < 0 && tenths > 0 ? -10 * tenths : 10 * tenths;
}
