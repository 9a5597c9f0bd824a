/** Says with `data-cut` whether a part shows less than it holds. */
export function cut(node: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver !== 'function') return undefined;
  const observer = new ResizeObserver(() => {
    node.toggleAttribute('data-cut', node.scrollHeight > node.clientHeight + 1);
  });
  observer.observe(node);
  return () => observer.disconnect();
}
