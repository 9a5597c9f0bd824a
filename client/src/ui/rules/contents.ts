/** The chapters of the rules in the order of a game, each with the letter of its rules and how many it has. */
export const CHAPTERS = [
  { name: 'setup', letter: 'S', rules: 10 },
  { name: 'evening', letter: 'R', rules: 11 },
  { name: 'a', letter: 'A', rules: 6 },
  { name: 'b', letter: 'B', rules: 5 },
  { name: 'c', letter: 'C', rules: 2 },
  { name: 'd', letter: 'D', rules: 3 },
  { name: 'e', letter: 'E', rules: 6 },
  { name: 'f', letter: 'F', rules: 18 },
  { name: 'g', letter: 'G', rules: 2 },
  { name: 'tracks', letter: 'T', rules: 5 },
  { name: 'end', letter: 'Z', rules: 3 },
  { name: 'examples', letter: 'X', rules: 10 },
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** The rules that a game needs only from a certain level. */
const FROM: Partial<Record<string, number>> = {
  ...{ S7: 3, S8: 4, S9: 5, R11: 2, A6: 2, E5: 2, F1: 3, F2: 3, F16: 2, F17: 3, G1: 2 },
  ...{ T1: 3, T2: 5, T3: 5, T4: 5, X8: 3, X10: 4 },
};

/** The level from which a rule matters. */
export function levelOf(id: string): number {
  return FROM[id] ?? 1;
}

/** The rules of a chapter. */
export function rulesOf({ letter, rules }: Chapter): string[] {
  return Array.from({ length: rules }, (_, index) => `${letter}${index + 1}`);
}

const KNOWN = new Set(CHAPTERS.flatMap(rulesOf));

/** Whether there is such a rule. */
export function isRule(id: string): boolean {
  return KNOWN.has(id);
}

export interface Piece {
  text: string;
  /** The rule that this piece names. */
  rule: string | null;
}

/** Cuts a text at the rules that it names. */
export function piecesOf(text: string): Piece[] {
  const pieces = text.split(/\b([A-GRSTXZ]\d{1,2})\b/);
  return pieces
    .map((piece) => ({ text: piece, rule: isRule(piece) ? piece : null }))
    .filter((piece) => piece.text !== '');
}
