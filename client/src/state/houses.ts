import type { House } from '../protocol';

/** All houses, in the order in which seats without a choice of their own get them. */
export const HOUSES: readonly House[] = ['fox', 'rooster', 'frog', 'bee'];

/** The house of a seat for which nobody has chosen one. */
export function usualHouse(seat: number): House {
  return HOUSES[seat] ?? 'fox';
}
