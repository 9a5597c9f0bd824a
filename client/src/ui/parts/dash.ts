import type { House } from '../../protocol';

/** How the lines of the houses are dashed in charts: colours alone do not tell them apart. */
export const DASH: Record<House, string> = { fox: '', rooster: '9 4', frog: '2 4', bee: '12 3 2 3' };
