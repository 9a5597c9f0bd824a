// When the popover comes and goes: with the pointer after a moment, with the focus at once, with a finger that rests.

import { popover } from './popover.svelte';

/** How long the pointer rests on a thing before it is explained, and how long a tip waits for the pointer to come in. */
const REST = 380;
const GRACE = 180;
/** How long a tip waits that lies apart from its thing. */
const FAR = 450;
/** How long a finger presses, and how far it may slip. */
const PRESS = 450;
const SLIP = 10;
/** A pointer that came no farther than this rests. */
const STILL = 3;

/** Listens to the whole page; returns how to stop. */
export function listen(): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  /** The thing under the pointer, and the one that was pressed, which says no more until the pointer has left it. */
  let under: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  /** Where the pointer is. What moves under a pointer that rests is not what the player points at. */
  let at = { x: NaN, y: NaN };
  let unasked: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: { x: number; y: number } | null = null;

  const later = (wait: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, wait);
  };
  const closeTip = () => {
    if (popover.open?.form === 'tip') popover.close();
  };

  const grace = () => (popover.open?.anchor.closest('[data-uncovered]') == null ? GRACE : FAR);

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const inside = event.target instanceof Element && event.target.closest('.popover') !== null;
    const next = inside ? (popover.open?.anchor ?? null) : thing(event.target);
    if (next === under) {
      if (next !== null && popover.open?.anchor === next) clearTimeout(timer);
      return;
    }
    under = next;
    if (next !== pressed) pressed = null;
    if (popover.open?.form === 'sheet') return;
    unasked = moved(event) ? null : next;
    if (next === null || unasked !== null) later(grace(), closeTip);
    else rest(next);
  };

  /** A table that opens under a pointer was not pointed at either, so the first place only counts as known. */
  const moved = (event: PointerEvent) => {
    if (Number.isNaN(at.x)) at = { x: event.clientX, y: event.clientY };
    return Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL;
  };

  const rest = (next: HTMLElement) => {
    if (popover.open?.anchor === next) clearTimeout(timer);
    else if (next !== pressed) later(popover.open === null ? REST : GRACE, () => popover.show(next, 'tip'));
  };

  const down = (event: PointerEvent) => {
    popover.touched = event.pointerType === 'touch';
    at = { x: event.clientX, y: event.clientY };
    const target = thing(event.target);
    const inside = event.target instanceof Element && event.target.closest('.popover') !== null;
    if (inside) return;
    clearTimeout(timer);
    if (popover.open !== null && (popover.open.form === 'tip' || popover.open.anchor !== target)) popover.close();
    if (!popover.touched) {
      pressed = target;
      return;
    }
    if (target === null) return;
    press = { x: event.clientX, y: event.clientY };
    later(PRESS, () => {
      press = null;
      popover.show(target, 'sheet');
      // The finger is lifted later; that must not press what lies under it.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), { once: true });
    });
  };

  const move = (event: PointerEvent) => {
    if (moved(event)) {
      at = { x: event.clientX, y: event.clientY };
      if (unasked !== null && unasked === under && event.buttons === 0) rest(unasked);
      unasked = null;
    }
    if (press === null || Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLIP) return;
    press = null;
    clearTimeout(timer);
  };

  const up = () => {
    if (press === null) return;
    press = null;
    clearTimeout(timer);
  };

  /** A tap on something that does nothing else explains it. */
  const click = (event: MouseEvent) => {
    const target = thing(event.target);
    if (!popover.touched || target === null || !(event.target instanceof Element)) return;
    const control = event.target.closest('button, a, summary, input, select');
    if (control === null || !(control === target || target.contains(control) || control.contains(target))) {
      popover.show(target, 'sheet');
    }
  };

  /** The rules are read without the popover that led to them, which goes once its code has heard the click. */
  const read = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('.popover [data-rule]') === null) return;
    // Whoever closes the rules is back at what was explained.
    popover.open?.anchor.focus({ preventScroll: true });
    setTimeout(() => popover.close());
  };

  const focus = (event: FocusEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    // After a tap the page moves the focus by itself.
    if (target === null || popover.touched || popover.open?.form === 'sheet') return;
    const next = thing(target);
    if (next === null || !target.matches(':focus-visible')) return;
    clearTimeout(timer);
    popover.show(next, 'tip');
  };

  const blur = () => {
    if (popover.open?.form === 'tip') popover.leave();
  };

  const keys = (event: KeyboardEvent) => {
    popover.touched = false;
    const writes = event.target instanceof Element && event.target.matches('input, textarea, select');
    // What a tip says stays, with its rules in reach of the keys; without a tip, what has the focus speaks up.
    const asked = popover.open === null ? thing(event.target) : popover.open.anchor;
    if (event.key === '?' && popover.open?.form !== 'sheet' && asked !== null && !writes) {
      clearTimeout(timer);
      popover.show(asked, 'sheet');
      event.preventDefault();
    }
    if (event.key !== 'Escape' || popover.open === null) return;
    clearTimeout(timer);
    const { anchor, form } = popover.open;
    popover.close();
    if (form === 'tip') return;
    // Only the sheet goes; a die stays in hand.
    event.stopPropagation();
    anchor.focus();
  };

  /** The popover stays beside its thing. */
  const scroll = (event: Event) => {
    if (popover.open !== null && event.target instanceof Node && event.target.contains(popover.open.anchor)) {
      popover.open = { ...popover.open };
    }
  };

  const menu = (event: Event) => {
    if (popover.touched && thing(event.target) !== null) event.preventDefault();
  };

  document.addEventListener('pointerover', over, { signal });
  document.documentElement.addEventListener('pointerleave', () => over(new PointerEvent('pointerover')), { signal });
  document.addEventListener('pointerdown', down, { signal, capture: true });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', up, { signal });
  document.addEventListener('click', click, { signal });
  document.addEventListener('click', read, { signal, capture: true });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', blur, { signal });
  document.addEventListener('keydown', keys, { signal, capture: true });
  document.addEventListener('contextmenu', menu, { signal });
  document.addEventListener('scroll', scroll, { signal, capture: true });
  return () => {
    ears.abort();
    clearTimeout(timer);
    popover.close();
  };
}

/** The nearest thing that can be explained; a place that waits for the die in hand says what it gives by itself. */
function thing(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-about], [data-target]') : null;
  return found?.dataset['target'] === undefined ? found : null;
}
