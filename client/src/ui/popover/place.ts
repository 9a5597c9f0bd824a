/** How far a popover keeps from its thing, and from the edges of the window. */
const GAP = 7;
const EDGE = 6;

/**
 * Puts a popover above its thing, or where there is room: below, or beside something high. Above, it keeps clear of the
 * desk: whoever picks a die reads the question there.
 */
export function place(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const above = Math.min(at.top, anchor.closest('[data-uncovered]')?.getBoundingClientRect().top ?? at.top);
  const { width, height } = box.getBoundingClientRect();
  const fit = (from: number, size: number, room: number) => Math.max(EDGE, Math.min(from, room - size - EDGE));
  const middle = { left: at.left + (at.width - width) / 2, top: at.top + (at.height - height) / 2 };
  const ways = [
    { left: middle.left, top: above - height - GAP, fits: above - height - GAP >= EDGE },
    { left: middle.left, top: at.bottom + GAP, fits: at.bottom + GAP + height <= innerHeight - EDGE },
    { left: at.left - width - GAP, top: middle.top, fits: at.left - width - GAP >= EDGE },
    { left: at.right + GAP, top: middle.top, fits: at.right + GAP + width <= innerWidth - EDGE },
    { left: middle.left, top: at.top - height - GAP, fits: at.top - height - GAP >= EDGE },
  ];
  const { left, top } = ways.find(({ fits }) => fits) ?? { left: middle.left, top: EDGE };
  box.style.left = `${fit(left, width, innerWidth)}px`;
  box.style.top = `${fit(top, height, innerHeight)}px`;
}
