import type { Card } from '../../protocol';

export type HairStyle = 'short' | 'bald' | 'long' | 'braids' | 'bun' | 'curls';
export type HatStyle =
  'none' | 'felt' | 'feather' | 'bonnet' | 'cap' | 'hood' | 'straw' | 'tall' | 'wool' | 'tricorn' | 'band';
export type Beard = 'none' | 'full' | 'moustache' | 'goatee' | 'stubble';
export type Nose = 'round' | 'long' | 'small';
export type Collar = 'shirt' | 'scarf' | 'ruff' | 'laces' | 'fur' | 'shawl';
export type Extra = 'none' | 'spectacles' | 'pipe' | 'earring' | 'patch' | 'freckles';

/** How a figure looks. */
export interface Look {
  skin: string;
  hairColour: string;
  coat: string;
  trim: string;
  hair: HairStyle;
  hat: HatStyle;
  beard: Beard;
  nose: Nose;
  collar: Collar;
  extra: Extra;
}

type List<T> = readonly [T, ...T[]];

const SKINS: List<string> = ['#f3cda6', '#e5b288', '#cf9468', '#f6dabf', '#a76f49', '#8a5838'];
const HAIRS: List<string> = ['#3a2a1c', '#6d4523', '#a8602a', '#a39d92', '#241c18', '#d2a552', '#e8e2d6', '#8c3b1f'];
const COATS: List<string> = [
  '#4f7484',
  '#8a4a38',
  '#66753c',
  '#9a6537',
  '#735080',
  '#44664f',
  '#a85f2c',
  '#3d5579',
  '#7d3b4a',
];
const TRIMS: List<string> = ['#e3b04b', '#f0e2c4', '#c2603a', '#7fa6a0', '#2f2a33', '#b98cc0'];
const STYLES: List<HairStyle> = ['short', 'long', 'curls', 'bald', 'braids', 'short', 'bun'];
const HATS: List<HatStyle> = [
  'felt',
  'none',
  'feather',
  'bonnet',
  'cap',
  'straw',
  'hood',
  'tall',
  'wool',
  'tricorn',
  'band',
];
const BEARDS: List<Beard> = ['full', 'none', 'moustache', 'stubble', 'goatee'];
const NOSES: List<Nose> = ['round', 'small', 'long'];
const COLLARS: List<Collar> = ['shirt', 'scarf', 'laces', 'ruff', 'shawl', 'fur'];
const EXTRAS: List<Extra> = ['none', 'spectacles', 'none', 'pipe', 'earring', 'freckles', 'none', 'patch'];

/** The same card always has the same look, and no two cards of the box share one. */
export function lookOf(card: Card): Look {
  // Hats follow one another, so that guests who come together differ at first sight; the rest is mixed.
  const pick = <T>(list: List<T>, salt: number): T => list[mix(card, salt) % list.length] ?? list[0];
  const hat = HATS[card % HATS.length] ?? 'none';
  const hair = pick(STYLES, 3);
  const soft = hair === 'long' || hair === 'braids' || hair === 'bun' || hat === 'bonnet' || hat === 'band';
  return {
    skin: pick(SKINS, 1),
    hairColour: pick(HAIRS, 2),
    coat: pick(COATS, 4),
    trim: pick(TRIMS, 5),
    hair,
    hat,
    beard: soft ? 'none' : pick(BEARDS, 6),
    nose: pick(NOSES, 7),
    collar: pick(COLLARS, 8),
    extra: pick(EXTRAS, 9),
  };
}

/** Spreads small numbers evenly. */
function mix(card: number, salt: number): number {
  let hash = Math.imul(card + 1, 0x9e3779b1) ^ Math.imul(salt + 11, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
