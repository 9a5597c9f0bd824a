/** Whether something lies over the page there, which closes first and has its own keys. */
export function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=dialog], [popover], details[open]') !== null;
}
