/** The parts of the table of which a small screen shows one at a time. */
export type Tab = 'tavern' | 'market' | 'monastery' | 'others' | 'log' | 'choices';
