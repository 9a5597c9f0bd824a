import type { IconName } from './parts/icons';

/** The animals of the four houses by seat. */
const EMBLEMS: IconName[] = ['fox', 'rooster', 'frog', 'bee'];

export function emblem(seat: number): IconName {
  return EMBLEMS[seat] ?? 'guest';
}
