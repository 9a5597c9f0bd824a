import { untrack } from 'svelte';
import type { Subject } from './subject';

/** A tip comes and goes with the pointer or the focus; a sheet stays until it is closed, and one can act in it. */
export type Form = 'tip' | 'sheet';

interface Open {
  anchor: HTMLElement;
  subject: Subject;
  form: Form;
}

const subjects = new WeakMap<Element, Subject>();

/** The one popover of the page. */
class Popover {
  open: Open | null = $state.raw(null);
  /** Whether the last thing that pressed on the page was a finger. */
  touched = false;

  /** Explains an element. */
  show(anchor: HTMLElement, form: Form): void {
    const subject = subjects.get(anchor);
    if (subject !== undefined) this.open = { anchor, subject, form };
  }

  close(): void {
    this.open = null;
  }

  /** Closes unless something is explained next. The page may just be drawing itself, so this waits until it has. */
  leave(): void {
    const was = this.open;
    queueMicrotask(() => {
      if (this.open === was) this.close();
    });
  }

  /** Whether the element is being explained in a sheet. */
  inspects(anchor: HTMLElement | undefined): boolean {
    return this.open !== null && this.open.anchor === anchor && this.open.form === 'sheet';
  }
}

export const popover = new Popover();

/** What the element is about; the popover explains it on hover, focus and touch. */
export function about(node: HTMLElement, subject: Subject | null) {
  const set = (next: Subject | null) => {
    if (next === null) {
      subjects.delete(node);
      delete node.dataset['about'];
    } else {
      subjects.set(node, next);
      node.dataset['about'] = next.type;
    }
    untrack(() => {
      if (popover.open?.anchor === node) popover.open = next === null ? null : { ...popover.open, subject: next };
    });
  };
  set(subject);
  return {
    update: set,
    destroy() {
      subjects.delete(node);
      if (untrack(() => popover.open)?.anchor === node) popover.leave();
    },
  };
}
