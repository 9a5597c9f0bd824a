/** A place in a picture, in per cent of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** How many rows the way has: two in a flat picture, four in a high one. */
export type Rows = 2 | 4;
/** Where the rows lie from the first, the lowest, how far the way swings in them, and how far it keeps from the sides. */
const LINES: Record<Rows, { heights: number[]; swing: number; aside: number }> = {
  2: { heights: [79, 25], swing: 3.5, aside: 6.5 },
  4: { heights: [87, 67, 47, 26], swing: 1.8, aside: 10.5 },
};
/** The last row ends before the Monastery. */
const GATE = 23;

/** The stops of a way that winds from the lower left through the valley and up, each row against the one below. */
export function stops(count: number, rows: Rows = 2): Place[] {
  const { heights, swing, aside } = LINES[rows];
  const long = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / long);
    const step = index - row * long;
    const last = row === rows - 1;
    const share = step / Math.max(1, (last ? count - row * long : long) - 1);
    const wave = Math.sin(step * 1.15) * swing;
    const x =
      row % 2 === 0 ? aside + share * (100 - 2 * aside) : 100 - aside - share * (100 - aside - (last ? GATE : aside));
    return { x, y: (heights[row] ?? 50) + wave };
  });
}

/** The way through all stops as a smooth line on a grid of 100 by 100. */
export function winding(places: Place[]): string {
  return places
    .map(({ x, y }, at) => {
      const last = places[at - 1];
      if (last === undefined) return `M${x} ${y}`;
      // The turn at the end of a row swings out to the side, and stays within the picture.
      if (Math.abs(y - last.y) > 12) {
        const out = x > 50 ? 99 : 1;
        return `C${out} ${last.y} ${out} ${y} ${x} ${y}`;
      }
      const middle = (x + last.x) / 2;
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
