import { lang } from '../../i18n/index.svelte';
import type { Estimate } from '../../protocol';

/** Points with their sign, to a tenth. */
export function signed(hundredths: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(lang(), format).format(hundredths / 100).replace('-', '−');
}

/** How far a number may be off. */
export function within({ within }: Estimate): string {
  return `±${tenths(within)}`;
}

/** Points without a sign, to a tenth. */
export function tenths(hundredths: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(lang(), format).format(Math.abs(hundredths) / 100);
}
