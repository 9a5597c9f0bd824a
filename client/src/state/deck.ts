import type { Deck } from '../protocol';

/** A deck with its known cards among the others. */
export function withoutOrder({ top, rest }: Deck): Deck {
  const counts = new Map(rest.map(({ card, count }) => [card, count]));
  for (const card of top) counts.set(card, (counts.get(card) ?? 0) + 1);
  const all = [...counts].sort(([a], [b]) => a - b).map(([card, count]) => ({ card, count }));
  return { top: [], rest: all };
}
