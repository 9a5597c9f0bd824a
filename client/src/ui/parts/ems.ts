/** A place where a word may be divided is not written. */
const SOFT_HYPHEN = /\u00AD/g;

/** About how wide a bold text is, in sizes of its type, so that a style can say how large it may be where room is short. */
export function ems(text: string): number {
  return Array.from(text.replace(SOFT_HYPHEN, '')).reduce((sum, letter) => sum + wide(letter), 0);
}

function wide(letter: string): number {
  if (/[ fijlrtI’.]/.test(letter)) return 0.32;
  if (/[mwMW]/.test(letter)) return 0.82;
  return letter === letter.toLowerCase() ? 0.5 : 0.61;
}
