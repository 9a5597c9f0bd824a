/** Tells whether a part shows less than it holds. */
export function cut(tell: (short: boolean) => void): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => tell(node.scrollHeight > node.clientHeight + 1));
    observer.observe(node);
    return () => observer.disconnect();
  };
}
