// A part of the table by keys: it is one stop of the Tab key, and the arrows walk through what can be explained there.

/** Up and down lead from thing to thing; each is explained when the focus reaches it. */
export function explore(node: HTMLElement, hint: string) {
  node.setAttribute('aria-description', hint);
  const step = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    // A list has its own use for these keys.
    if (event.target instanceof HTMLSelectElement) return;
    const things = [...node.querySelectorAll<HTMLElement>('[data-about]')].filter((thing) => thing.checkVisibility());
    if (things.length === 0) return;
    const at = things.findIndex((thing) => thing === document.activeElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at === -1 ? things.length - 1 : at - 1;
    const thing = things[(next + things.length) % things.length];
    if (thing === undefined) return;
    if (thing.tabIndex < 0) thing.tabIndex = -1;
    thing.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener('keydown', step);
  return {
    update: (next: string) => node.setAttribute('aria-description', next),
    destroy: () => node.removeEventListener('keydown', step),
  };
}
