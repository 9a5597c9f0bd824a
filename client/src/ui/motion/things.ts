import type { Area, Colour, Kind, Seat } from '../../protocol';

/**
 * The name of a thing on the table, in its attribute `data-thing`. What moves from one place to another is found by the
 * names of both, so no component needs to know of the other.
 */
export type Thing = string;

export const deck = (seat: Seat): Thing => `deck ${seat}`;
export const discard = (seat: Seat): Thing => `discard ${seat}`;
export const strip = (seat: Seat): Thing => `strip ${seat}`;
export const coaster = (seat: Seat): Thing => `coaster ${seat}`;
export const counter = (seat: Seat): Thing => `counter ${seat}`;
export const hall = (seat: Seat): Thing => `hall ${seat}`;
/** Whoever sits at a table, counted from the left. */
export const guest = (seat: Seat, table: number): Thing => `guest ${seat} ${table}`;
export const crew = (seat: Seat, kind: Kind): Thing => `crew ${seat} ${kind}`;
/** The drawing of a room, which an upgrade turns over. */
export const tile = (seat: Seat, area: Area): Thing => `tile ${seat} ${area}`;
export const purse = (seat: Seat, what: 'thalers' | 'beer' | 'schnapps' | 'points'): Thing => `purse ${seat} ${what}`;
/** The marker on the way to the Monastery, and the stops of that way. */
export const pilgrim = (seat: Seat): Thing => `pilgrim ${seat}`;
export const stop = (index: number): Thing => `stop ${index}`;
/** The marker on the Reputation track. */
export const fame = (seat: Seat): Thing => `fame ${seat}`;
export const column = (seat: Seat, index: number): Thing => `column ${seat} ${index}`;
export const pile = (of: Kind | 'noble'): Thing => `pile ${of}`;
export const display = (place: number): Thing => `display ${place}`;
export const round = (number: number): Thing => `round ${number}`;

/** Where a die lies: before its owner, on a coaster, or on the space with this number. */
export type DiePlace = 'pool' | 'coaster' | 'used' | number;

/** A die. Equal dice at one place share their name, as nobody can tell them apart. */
export const die = (seat: Seat, colour: Colour, face: number, place: DiePlace): Thing =>
  `die ${seat} ${colour} ${face} ${place}`;
