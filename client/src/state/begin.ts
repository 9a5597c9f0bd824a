import { t } from '../i18n/index.svelte';
import { newGame } from '../net/api';
import type { Occupant, Replay } from '../protocol';
import { nonce } from './room.svelte';
import { go } from './route.svelte';
import { sheets } from './sheets.svelte';
import { save, settings, type Alone } from './settings.svelte';

/** The name under which the person plays. */
export function ownName(): string {
  const name = settings.name.trim();
  return name === '' ? t('start-default-name') : name;
}

/** Begins a game against these computer players, goes to its table and remembers it for the next time. */
export async function beginAlone({ level, opponents }: Alone): Promise<void> {
  const seats: Occupant[] = [{ person: ownName() }, ...opponents.map((bot) => ({ bot }))];
  const { lateRefill, house } = settings;
  const printed = sheets.file === undefined ? {} : { sheet: sheets.file };
  const made = await newGame({ level, seats, late_refill: lateRefill, house, nonce: nonce(), ...printed });
  settings.last = { level, opponents: [...opponents] };
  save();
  go(made.game);
}

/** The computer player that takes a seat of the replay: the one that had it, or this one in a person's place. */
export function sameBots({ seats }: Replay, bots: string[], instead: string): string[] {
  return seats.map((who) => {
    const known = typeof who === 'object' && 'bot' in who ? who.bot : null;
    return known !== null && bots.includes(known) ? known : instead;
  });
}

/** Goes on with a game after a step of its replay: the person at this seat, computer players at the others. */
export async function playOn(
  { level, late_refill, houses, seats }: Replay,
  moment: { key: string; step: number },
  seat: number,
  bots: string[],
  note: (game: string) => void = () => undefined,
): Promise<void> {
  const sitters: Occupant[] = seats.map((_, number) =>
    number === seat ? { person: ownName() } : { bot: bots[number] ?? '' },
  );
  const house = houses[seat] ?? settings.house;
  const made = await newGame({ level, seats: sitters, late_refill, house, nonce: nonce(), from: { replay: moment } });
  note(made.game);
  go(made.game);
}
