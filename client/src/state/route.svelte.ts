/** Where the page is: the start or a game. */
export const route: { game: string | null } = $state({ game: gameOf(location.pathname) });

export function gameAddress(game: string): string {
  return `/game/${encodeURIComponent(game)}`;
}

/** Goes to a game or to the start without reloading the page. */
export function go(game: string | null): void {
  history.pushState(null, '', game === null ? '/' : gameAddress(game));
  route.game = game;
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
}

function gameOf(path: string): string | null {
  const found = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
}
