import type { Points } from '../protocol';

/** Where points of the final score come from. */
export type Source = Exclude<keyof Points, 'total'>;

/** The sources in the order in which they are shown. */
export const SOURCES = ['nobles', 'guests', 'regulars', 'tavern_cards', 'schnapps', 'reputation'] as const;
