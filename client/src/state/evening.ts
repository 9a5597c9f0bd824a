import {
  changeRoom,
  course,
  evening as codeOf,
  game as gameOf,
  games,
  newGame,
  openEvening,
  replay,
  replayLink,
} from '../net/api';
import type { Course, GameListed, NewGame, Occupant, Replay, Seat } from '../protocol';
import { held } from '../variant';
import { ownName } from './begin';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

/** A finished game of a deal, with all that a comparison shows of it. */
export interface Evening {
  game: string;
  /** The key of its replay. */
  key: string;
  about: Replay;
  story: Course;
  /** The seat of the person who played it. */
  seat: Seat;
  hints: number;
  rewinds: number;
}

/** The computer player that sits opposite in the evening of the day. */
export const RIVAL = 'strong';
/** The player whose evening everybody may compare theirs with. */
export const BEST = 'strongest';

/** The deal of the day: its date where the player is. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day of a deal, if it is named after one. */
export function dayOf(deal: string): Date | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(deal);
  if (found === null) return null;
  const day = new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  return today(day) === deal ? day : null;
}

/** The deal that somebody means: a day may be written as people write it, 5.1.2026, 5-1-2026 or 5 January 2026. */
export function dealOf(written: string, language = 'en'): string {
  const [day, month, year] = byNumbers(written) ?? byName(written, language) ?? [];
  if (day === undefined || month === undefined || year === undefined) return written.trim();
  const deal = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayOf(deal) === null ? written.trim() : deal;
}

function byNumbers(written: string): string[] | null {
  const found = /^(\d{1,2})([.-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(written.trim());
  return found === null ? null : [found[1] ?? '', found[3] ?? '', found[4] ?? ''];
}

/** A day with the name of its month, whichever of day and month comes first. */
function byName(written: string, language: string): string[] | null {
  const words: string[] = written.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const named = new Intl.DateTimeFormat(language, { month: 'long' });
  const months = Array.from({ length: 12 }, (_, month) => named.format(new Date(2026, month, 1)).toLowerCase());
  const month = months.findIndex((name) => words.includes(name)) + 1;
  const [day, year, ...more] = words.filter((word) => /^\d+$/.test(word));
  if (month === 0 || words.length !== 3 || day === undefined || year?.length !== 4 || more.length > 0) return null;
  return [day, String(month), year];
}

/** The code in a text that somebody sent: it may have been broken into long lines, with words around it. */
export function codeIn(text: string): string | null {
  const found = /[\w-]{40,}(?:\r?\n[ >]*(?=[\w-]*[\d_-])[\w-]+[ \t]*(?=\r?\n|$))*/.exec(text)?.[0] ?? null;
  return found?.replace(/[\s>]/g, '') ?? null;
}

/** What must be the same for two evenings to be compared. */
export type Table = Pick<NewGame, 'level' | 'seats' | 'late_refill'>;

/** The evening of the day: one strong computer player. */
export function usualTable(level: number): Table {
  return { level, seats: [{ person: ownName() }, { bot: RIVAL }], late_refill: false };
}

/** The same table with somebody else on the person's chair. */
function seated(table: Table, name: string): Occupant[] {
  return table.seats.map((occupant) => (held(occupant, 'person') === undefined ? occupant : { person: name }));
}

/** Begins the evening and goes to its table. */
export async function playEvening(deal: string, table: Table): Promise<void> {
  const seats = seated(table, ownName());
  const { level, late_refill } = table;
  go((await newGame({ level, seats, late_refill, house: settings.house, deal })).game);
}

/** The code of a deal as the server keeps it. */
export function dealCode(deal: string): string {
  return deal.trim().toLowerCase();
}

/** The table of a game that was played here. */
export function tableOf({ level, seats }: GameListed): Table {
  return { level, seats, late_refill: false };
}

/** Whether the game was played at this table with this deal. */
export function isOf(game: GameListed, deal: string, table: Table): boolean {
  const same = game.seats.length === table.seats.length && game.level === table.level;
  const bots = (seats: Occupant[]) => seats.map((occupant) => held(occupant, 'bot') ?? '').join();
  return same && game.deal === dealCode(deal) && bots(game.seats) === bots(table.seats);
}

/** The evening of a game that was played here. */
export async function ownEvening(listed: GameListed): Promise<Evening> {
  const { key } = await replayLink(listed.game);
  const [about, story] = await Promise.all([replay(key), course(listed.game)]);
  const hints = about.log.filter((entry) => entry.hint).length;
  const rewinds = about.log.filter((entry) => entry.rewinds !== null).length;
  return { game: listed.game, key, about, story, seat: personOf(about.seats), hints, rewinds };
}

/** The evening of a friend's code, with its deal and its table. */
export async function friendsEvening(code: string): Promise<{ deal: string; table: Table; evening: Evening }> {
  const { game, replay: key, deal, seats, hints, rewinds } = await openEvening(code);
  const [record, story] = await Promise.all([replay(key), course(game)]);
  // A record does not tell computer players from people.
  const about = { ...record, seats };
  const table = { level: about.level, seats, late_refill: about.late_refill };
  return { deal, table, evening: { game, key, about, story, seat: personOf(seats), hints, rewinds } };
}

/** The code of an evening that was played here. */
export async function shareCode(evening: Evening): Promise<string> {
  return (await codeOf(evening.game)).code;
}

/** The seat of the first person. */
export function personOf(seats: Occupant[]): Seat {
  return Math.max(
    0,
    seats.findIndex((occupant) => held(occupant, 'person') !== undefined),
  );
}

/** How often the page looks whether a game is over. */
const PATIENCE = 700;

/** Who waits for a game: it hears of each round, and may have left. */
interface Waiting {
  progress: (round: number) => void;
  left: AbortSignal;
}

/** Has the strongest player play the evening in the person's place; none for whoever has left meanwhile. */
export async function bestEvening(
  deal: string,
  table: Table,
  name: string,
  { progress, left }: Waiting,
): Promise<Evening | null> {
  const played = (await games()).find(
    (game) => isOf(game, deal, table) && held(game.seats[personOf(game.seats)] ?? 'open', 'person') === name,
  );
  const { level, late_refill } = table;
  const id = played?.game ?? (await newGame({ level, seats: seated(table, name), late_refill, deal })).game;
  if (played?.stage !== 'over') {
    await changeRoom(id, { type: 'mind', seat: personOf(table.seats), bot: BEST });
  }
  while (!left.aborted) {
    const now = await gameOf(id);
    if (now.stage === 'over') return ownEvening(now);
    progress(now.round);
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  }
  return null;
}
