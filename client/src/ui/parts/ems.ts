/** A place where a word may be divided is not written. */
const SOFT_HYPHEN = /\u00AD/g;

/** About how wide a bold text is, in sizes of its type, so that a style can say how large it may be where room is short. */
export function ems(text: string): number {
  return Array.from(text.replace(SOFT_HYPHEN, '')).reduce((sum, letter) => sum + wide(letter), 0);
}

/** How wide the letters are in the wider of our two types; the others are about as wide as an n. */
const WIDTHS: [RegExp, number][] = [
  [/[ ijlI’.-]/, 0.28],
  [/[frtsczJ]/, 0.42],
  [/[aekvxyä]/, 0.5],
  [/[FLPST]/, 0.56],
  [/[mMW]/, 0.86],
  [/w/, 0.72],
  [/[A-ZÄÖÜ]/, 0.67],
];

function wide(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.54;
}
