import { lang, t } from '../../i18n/index.svelte';
import { Names } from '../../i18n/names';
import type { Occupant } from '../../protocol';
import { dayOf, type Evening } from '../../state/evening';
import { held, match } from '../../variant';
import { botName } from '../bots';

/** The evening of a day or of a word. */
export function eveningName(deal: string): string {
  const day = dayOf(deal);
  if (day === null) return t('evening-named', { deal });
  return t('evening-of', { date: dayName(day) });
}

/** A day as people write it. */
export function dayName(day: Date): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(day);
}

export function nameOf(occupant: Occupant): string {
  return match(occupant, { person: (name) => name, bot: botName, open: () => '' });
}

/** Everybody but the one at this seat. A computer player has a strength for its name, so it needs a word with it. */
export function rivals(seats: Occupant[], seat: number): string {
  const others = seats.filter((_, other) => other !== seat);
  const list = new Intl.ListFormat(lang());
  const people = others.filter((occupant) => held(occupant, 'bot') === undefined).map(nameOf);
  const bots = others.filter((occupant) => held(occupant, 'bot') !== undefined).map(nameOf);
  return list.format(bots.length === 0 ? people : [...people, t('evening-computer', { names: list.format(bots) })]);
}

/** The names of the things of an evening, for whoever compares it. */
export function namesOf({ about }: Evening): Names {
  const players = about.seats.map((occupant, seat) => ({ occupant, house: about.houses[seat] ?? 'fox' }));
  return new Names(about.catalogue, players, null);
}
