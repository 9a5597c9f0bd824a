// Dragging with pointer events, for mouse, touch and pen. A short movement remains a click.

export interface Drag {
  /** Whether the element can be dragged now. */
  enabled: boolean;
  lift: () => void;
  drop: (zone: string) => void;
  cancel: () => void;
}

const SLACK = 6;

export function drag(node: HTMLElement, initial: Drag) {
  let options = initial;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const reset = () => {
    for (const property of ['transform', 'position', 'left', 'top', 'z-index', 'pointer-events']) {
      node.style.removeProperty(property);
    }
    start = null;
    moving = false;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(x, y) > SLACK) {
      moving = true;
      options.lift();
      // Fixed, so that no part of the table clips it.
      const box = node.getBoundingClientRect();
      node.style.position = 'fixed';
      node.style.left = `${box.left}px`;
      node.style.top = `${box.top}px`;
      // A room that measures its contents may be what `fixed` refers to.
      const now = node.getBoundingClientRect();
      node.style.left = `${2 * box.left - now.left}px`;
      node.style.top = `${2 * box.top - now.top}px`;
      node.style.zIndex = '50';
      node.style.pointerEvents = 'none';
    }
    if (moving) node.style.transform = `translate(${x}px, ${y}px)`;
  };
  const up = (event: PointerEvent) => {
    if (!moving) {
      reset();
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const zone = under?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    reset();
    // Ignore the click that follows a drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (zone === undefined) options.cancel();
    else options.drop(zone);
  };
  const cancel = () => {
    const was = moving;
    reset();
    if (was) options.cancel();
  };
  const down = (event: PointerEvent) => {
    if (!options.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  };
  node.addEventListener('pointerdown', down);
  node.style.touchAction = 'none';
  return {
    update(next: Drag) {
      options = next;
    },
    destroy() {
      reset();
      node.removeEventListener('pointerdown', down);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
