import { lang } from '../i18n/index.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** When something happened, in milliseconds since 1970: as people say it if it was lately, otherwise the date. */
export function when(moment: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - moment) / 1000));
  if (seconds >= 7 * 86_400) return new Date(moment).toLocaleDateString(lang(), { dateStyle: 'medium' });
  const ago = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', seconds + 1];
  return ago.format(-Math.floor(seconds / length), unit);
}
