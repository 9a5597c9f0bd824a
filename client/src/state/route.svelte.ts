/** A link that somebody followed to this page: its secret stands in the fragment. */
export interface Arrival {
  to: 'table' | 'house';
  key: string;
}

/** Where the page is: a link that is being opened, the start or a game. */
export const route: { game: string | null; arrival: Arrival | null } = $state({
  game: gameOf(location.pathname),
  arrival: takeArrival(),
});

export function gameAddress(game: string): string {
  return `/game/${encodeURIComponent(game)}`;
}

/** Goes to a game or to the start without reloading the page. */
export function go(game: string | null): void {
  history.pushState(null, '', addressOf(game));
  route.game = game;
}

/** Goes on from a link, which does not stay in the history. */
export function arrive(game: string | null): void {
  history.replaceState(null, '', addressOf(game));
  route.game = game;
  route.arrival = null;
}

/** For links: an ordinary click does not leave the page. */
export function follow(event: MouseEvent, game: string | null): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(game);
}

export function watchHistory(): void {
  addEventListener('popstate', () => {
    route.game = gameOf(location.pathname);
  });
  // A link that is pasted into the address bar of an open page changes only the fragment.
  addEventListener('hashchange', () => {
    route.arrival = takeArrival() ?? route.arrival;
  });
}

function addressOf(game: string | null): string {
  return game === null ? '/' : gameAddress(game);
}

function gameOf(path: string): string | null {
  const found = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
}

/** Reads the secret and removes it from the address bar at once. */
function takeArrival(): Arrival | null {
  const found = /^#(join|house)=([\w-]+)$/.exec(location.hash);
  if (found?.[2] === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return { to: found[1] === 'house' ? 'house' : 'table', key: found[2] };
}
