/** A place in a picture, in per cent of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** The stops of a way that winds from the lower left through the valley and back up: two rows, the upper one backwards. */
export function stops(count: number): Place[] {
  const lower = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const up = index >= lower;
    const step = up ? index - lower : index;
    const share = step / Math.max(1, (up ? count - lower : lower) - (up ? 0.6 : 0.4));
    const wave = Math.sin(step * 1.15) * 4;
    return up ? { x: 94 - share * 81, y: 30 + wave } : { x: 5 + share * 90, y: 79 + wave };
  });
}

/** The way through all stops as a smooth line on a grid of 100 by 100. */
export function winding(places: Place[]): string {
  return places
    .map(({ x, y }, at) => {
      const last = places[at - 1];
      if (last === undefined) return `M${x} ${y}`;
      // The turn at the end of the valley swings out to the side.
      if (Math.abs(y - last.y) > 25) return `C104 ${last.y} 104 ${y} ${x} ${y}`;
      const middle = (x + last.x) / 2;
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
