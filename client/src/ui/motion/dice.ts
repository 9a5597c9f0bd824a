import type { Colour, Seat } from '../../protocol';
import type { Thing } from './things';

/** A die on the screen, with the element or box that shows it. */
export interface Lying<At> {
  thing: Thing;
  at: At;
}

/** What became of the dice between two tables. */
export interface DiceMoves<Before, After> {
  /** Dice that lay somewhere before, with where they lie now. */
  moved: { from: Before; to: After; seat: Seat; colour: Colour; face: number }[];
  /** Dice that were nowhere before: they were rolled, or turned to another face. */
  fresh: { to: After; seat: Seat }[];
}

/**
 * Pairs the dice before with those after. Equal dice are interchangeable, so first those are paired that lie where an equal
 * one lay, and then the rest in order. Dice that stay on coasters are left out: they travel with their coaster.
 */
export function diceMoves<Before, After>(before: Lying<Before>[], after: Lying<After>[]): DiceMoves<Before, After> {
  const moves: DiceMoves<Before, After> = { moved: [], fresh: [] };
  const left = [...before];
  const arrived = after.filter(({ thing, at }) => {
    const found = left.findIndex((each) => each.thing === thing);
    const [same] = found < 0 ? [] : left.splice(found, 1);
    if (same === undefined) return true;
    if (read(thing).place !== 'coaster') moves.moved.push({ from: same.at, to: at, ...read(thing) });
    return false;
  });
  for (const { thing, at } of arrived) {
    const die = read(thing);
    const found = left.findIndex((each) => alike(read(each.thing), die));
    const [old] = found < 0 ? [] : left.splice(found, 1);
    if (old === undefined) moves.fresh.push({ to: at, seat: die.seat });
    else if (die.place !== 'coaster') moves.moved.push({ from: old.at, to: at, ...die });
  }
  return moves;
}

interface Die {
  seat: Seat;
  colour: Colour;
  face: number;
  place: string;
}

function alike(one: Die, other: Die): boolean {
  return one.seat === other.seat && one.colour === other.colour && one.face === other.face;
}

function read(thing: Thing): Die {
  const [, seat = '0', colour = 'white', face = '1', place = 'pool'] = thing.split(' ');
  return { seat: Number(seat), colour: colour === 'own' ? 'own' : 'white', face: Number(face), place };
}
