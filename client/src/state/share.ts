/**
 * The newer of two values, made of the parts of the older one wherever they are equal. Every table comes whole from the
 * server, and most of it is as it was: whatever draws a part that is still the same object has nothing to do.
 */
export function share<T>(older: unknown, newer: T): T {
  if (!isObject(older) || !isObject(newer) || Array.isArray(older) !== Array.isArray(newer)) return newer;
  const parts = Object.entries(newer).map(([key, part]) => [key, share(older[key], part)] as const);
  const kept = parts.every(([key, part]) => key in older && Object.is(older[key], part));
  const same = kept && parts.length === Object.keys(older).length;
  if (same) return older as T;
  return (Array.isArray(newer) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
