/** A link that somebody followed to this page: its secret stands in the fragment. */
export interface Arrival {
  to: 'table' | 'house';
  key: string;
}

/** A moment of a game that is over. Its link is meant to be shown, so it stays in the address bar. */
export interface ReplayPlace {
  key: string;
  /** The step. */
  at: number;
  /** Whether its review is open. */
  review: boolean;
}

/** The page with the rules, and the one that is looked up. */
export interface RulesPlace {
  rule: string | null;
}

/** The page of the evenings that everybody can play: one of them, or the code of a friend's. */
export interface EveningPlace {
  deal: string | null;
  code: string | null;
}

/** The page of the printed values, and the corrected ones that a link brings. */
export interface BoxPlace {
  code: string | null;
}

interface Route {
  box: BoxPlace | null;
  evening: EveningPlace | null;
  game: string | null;
  arrival: Arrival | null;
  replay: ReplayPlace | null;
  rules: RulesPlace | null;
  /** Whether the page shows the puzzles. */
  puzzles: boolean;
}

/**
 * Where the page is: a link that is being opened, a replay, the rules, an evening, the box, the puzzles, the start or a
 * game.
 */
export const route: Route = $state({
  game: gameOf(location.pathname),
  arrival: takeArrival(),
  replay: replayOf(location.hash),
  rules: rulesOf(location),
  evening: eveningOf(location),
  box: boxOf(location),
  puzzles: isPuzzles(location.pathname),
});

export function gameAddress(game: string): string {
  return `/game/${encodeURIComponent(game)}`;
}

/** Goes to a game or to the start without reloading the page. */
export function go(game: string | null): void {
  history.pushState(null, '', addressOf(game));
  route.game = game;
  route.replay = null;
  route.rules = null;
  route.evening = null;
  route.box = null;
  route.puzzles = false;
}

/** The link to the rules, or to one of them. */
export function rulesAddress(rule: string | null): string {
  return rule === null ? '/rules' : `/rules#${rule}`;
}

/** Goes to the rules without reloading the page. */
export function goRules(rule: string | null): void {
  history.pushState(null, '', rulesAddress(rule));
  route.game = null;
  route.replay = null;
  route.rules = { rule };
  route.evening = null;
  route.box = null;
  route.puzzles = false;
}

/** The link to the evening of the day, to one with this deal, or to a friend's. */
export function eveningAddress({ deal, code }: EveningPlace): string {
  if (code !== null) return `/evening#code=${code}`;
  return deal === null ? '/evening' : `/evening#deal=${encodeURIComponent(deal)}`;
}

/** Goes to an evening without reloading the page. */
export function goEvening(place: EveningPlace): void {
  history.pushState(null, '', eveningAddress(place));
  route.game = null;
  route.replay = null;
  route.rules = null;
  route.evening = place;
  route.box = null;
  route.puzzles = false;
}

/** The link to the puzzles. */
export const PUZZLES = '/puzzles';

/** Goes to the puzzles without reloading the page. */
export function goPuzzles(): void {
  history.pushState(null, '', PUZZLES);
  route.game = null;
  route.replay = null;
  route.rules = null;
  route.evening = null;
  route.box = null;
  route.puzzles = true;
}

/** The link to the printed values, or to corrected ones. */
export function boxAddress({ code }: BoxPlace): string {
  return code === null ? '/box' : `/box#sheet=${code}`;
}

/** Goes to the printed values without reloading the page. */
export function goBox(place: BoxPlace = { code: null }): void {
  history.pushState(null, '', boxAddress(place));
  route.game = null;
  route.replay = null;
  route.rules = null;
  route.evening = null;
  route.box = place;
  route.puzzles = false;
}

/** The link to a moment of a game that is over, to the game, or to its review. */
export function replayAddress(key: string, at = 0, review = false): string {
  return `${location.origin}/${replayHash(key, at, review)}`;
}

/** Goes to a replay without reloading the page. */
export function goReplay(key: string, at: number, review = false): void {
  history.pushState(null, '', `/${replayHash(key, at, review)}`);
  route.game = null;
  route.rules = null;
  route.replay = { key, at, review };
  route.evening = null;
  route.box = null;
  route.puzzles = false;
}

/** Notes in the address bar which moment is shown, and whether the review is open. */
export function markReplay(key: string, change: Partial<Omit<ReplayPlace, 'key'>>): void {
  if (route.replay?.key !== key) return;
  Object.assign(route.replay, change);
  history.replaceState(null, '', `/${replayHash(key, route.replay.at, route.replay.review)}`);
}

/** Goes on from a link, which does not stay in the history. */
export function arrive(game: string | null): void {
  history.replaceState(null, '', addressOf(game));
  route.game = game;
  route.arrival = null;
}

/** For links: an ordinary click does not leave the page, but does this instead. */
export function instead(event: MouseEvent, act: () => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}

/** For links to a game or to the start. */
export function follow(event: MouseEvent, game: string | null): void {
  instead(event, () => go(game));
}

export function watchHistory(): void {
  // The address may have changed while the page was loading.
  route.replay = replayOf(location.hash);
  addEventListener('popstate', () => {
    route.game = gameOf(location.pathname);
    route.replay = replayOf(location.hash);
    route.rules = rulesOf(location);
    route.evening = eveningOf(location);
    route.box = boxOf(location);
    route.puzzles = isPuzzles(location.pathname);
  });
  // A link that is pasted into the address bar of an open page changes only the fragment.
  addEventListener('hashchange', () => {
    route.arrival = takeArrival() ?? route.arrival;
    route.replay = replayOf(location.hash);
    route.rules = rulesOf(location);
    route.evening = eveningOf(location);
    route.box = boxOf(location);
    route.puzzles = isPuzzles(location.pathname);
  });
}

function addressOf(game: string | null): string {
  return game === null ? '/' : gameAddress(game);
}

function gameOf(path: string): string | null {
  const found = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
}

function rulesOf({ pathname, hash }: Location): RulesPlace | null {
  if (!/^\/rules\/?$/.test(pathname)) return null;
  return { rule: /^#([A-Z]\d{1,2})$/.exec(hash)?.[1] ?? null };
}

function eveningOf({ pathname, hash }: Location): EveningPlace | null {
  if (!/^\/evening\/?$/.test(pathname)) return null;
  const deal = /^#deal=([^&]{1,200})$/.exec(hash)?.[1];
  const code = /^#code=([\w-]{1,8192})$/.exec(hash)?.[1] ?? null;
  return { deal: deal === undefined ? null : decoded(deal), code };
}

function boxOf({ pathname, hash }: Location): BoxPlace | null {
  if (!/^\/box\/?$/.test(pathname)) return null;
  return { code: /^#sheet=([\w-]{1,16384})$/.exec(hash)?.[1] ?? null };
}

/** The text of an address, which anybody may have typed. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isPuzzles(path: string): boolean {
  return /^\/puzzles\/?$/.test(path);
}

function replayHash(key: string, at: number, review = false): string {
  return `#replay=${key}${at > 0 ? `&at=${at}` : ''}${review ? '&review' : ''}`;
}

function replayOf(hash: string): ReplayPlace | null {
  const found = /^#replay=([\w-]+)(?:&at=(\d{1,6}))?(&review)?$/.exec(hash);
  if (found?.[1] === undefined) return null;
  return { key: found[1], at: Number(found[2] ?? 0), review: found[3] !== undefined };
}

/** Reads the secret and removes it from the address bar at once. */
function takeArrival(): Arrival | null {
  const found = /^#(join|house)=([\w-]+)$/.exec(location.hash);
  if (found?.[2] === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return { to: found[1] === 'house' ? 'house' : 'table', key: found[2] };
}
