// One tooltip for the whole page, which explains what the pointer or the focus is on.

let note: HTMLElement | null = null;

function show(node: HTMLElement, text: string): void {
  note ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'tip' }));
  note.textContent = text;
  note.style.display = 'block';
  const at = node.getBoundingClientRect();
  const box = note.getBoundingClientRect();
  const left = Math.min(Math.max(6, at.left + at.width / 2 - box.width / 2), innerWidth - box.width - 6);
  const above = at.top - box.height - 8;
  note.style.left = `${left}px`;
  note.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - box.height - 4)}px`;
}

function hide(): void {
  if (note !== null) note.style.display = 'none';
}

/** Explains the element on hover, focus and touch; screen readers get it as a description. */
export function tip(node: HTMLElement, text: string | null | undefined) {
  let says = text;
  const describe = () => {
    if (says) node.setAttribute('aria-description', says);
    else node.removeAttribute('aria-description');
  };
  const enter = () => {
    if (says) show(node, says);
  };
  const events = ['pointerenter', 'focus'] as const;
  const ends = ['pointerleave', 'blur', 'pointerdown'] as const;
  for (const event of events) node.addEventListener(event, enter);
  for (const event of ends) node.addEventListener(event, hide);
  describe();
  return {
    update(next: string | null | undefined) {
      says = next;
      describe();
    },
    destroy() {
      hide();
      for (const event of events) node.removeEventListener(event, enter);
      for (const event of ends) node.removeEventListener(event, hide);
    },
  };
}
