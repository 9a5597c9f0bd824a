// Short lists that this device keeps for convenience: the page works without them.

/** Older entries are forgotten. */
const MOST = 20;

/** The entries kept under a key, as far as they are what they should be. */
export function kept<T>(key: string, is: (found: unknown) => found is T): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(is) : [];
  } catch {
    return [];
  }
}

/** Keeps the newest of these entries and returns them. */
export function keep<T>(key: string, entries: T[]): T[] {
  const newest = entries.slice(-MOST);
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    // A browser that stores nothing forgets them with the page.
  }
  return newest;
}
