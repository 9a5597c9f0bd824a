import type { Area, Bonus, Card, Colour, Entertainer, Kind, Phase, Seat, Side } from '../../protocol';

/** Whatever somebody can point at and ask: what is this? */
export type Subject =
  // The market.
  | { type: 'staff'; kind: Kind }
  | { type: 'guest'; place: number }
  | { type: 'nobles'; count: number }
  | { type: 'stack' }
  // A tavern.
  | { type: 'sitting'; seat: Seat; table: number }
  | { type: 'free_table' }
  | { type: 'room'; seat: Seat; area: Area }
  | { type: 'crew'; seat: Seat; kind: Kind }
  | { type: 'counter_guest'; seat: Seat }
  | { type: 'bartender' }
  | { type: 'entertainer'; who: Entertainer; side: Side }
  | { type: 'card'; card: Card; count: number; found: Found }
  | { type: 'deck'; seat: Seat }
  | { type: 'discard'; seat: Seat }
  // Dice and purse.
  | { type: 'die'; seat: Seat; die: SeenDie }
  | { type: 'coaster'; seat: Seat }
  | { type: 'raises'; seat: Seat }
  | { type: 'purse'; seat: Seat; holds: Holding }
  | { type: 'forecast'; part: 'brings' | 'then' | 'lost' }
  // The tracks.
  | { type: 'monastery' }
  | { type: 'monastery_space'; space: number }
  | { type: 'reputation' }
  | { type: 'reputation_space'; space: number | null }
  | { type: 'book' }
  | { type: 'book_column'; column: number }
  | { type: 'book_row' }
  | { type: 'book_space'; seat: Seat; row: number; column: number }
  // The evening, and those who spend it together.
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'level' }
  | { type: 'start_player'; seat: Seat }
  | { type: 'player'; seat: Seat }
  | { type: 'upgrades'; seat: Seat }
  | { type: 'ready'; seat: Seat }
  | { type: 'start_card'; card: number }
  | { type: 'bonus'; bonus: Bonus }
  | { type: 'text'; title: string; text: string };

/** What lies in a purse, or counts like it. */
export type Holding = 'thalers' | 'beer' | 'schnapps' | 'points';

/** Where a card of a deck is: at a known place from the top, among this many, or in the open. */
export type Found = { at: number } | { among: number } | 'open';

/** A die as it lies. */
export interface SeenDie {
  colour: Colour;
  face: number;
  raises: number;
  used: boolean;
}
