/** How far what is cut off fades, in pixels; about a line. */
const SOFT = 18;

/**
 * Lets a part that scrolls fade out where it goes on, above and below: half a line in full ink looks like a fault. The
 * mask itself stands in app.css.
 */
export function fades(node: HTMLElement): () => void {
  const look = () => {
    const above = node.scrollTop > 1;
    const below = node.scrollTop + node.clientHeight < node.scrollHeight - 1;
    node.style.setProperty('--above', above ? `${SOFT}px` : '0px');
    node.style.setProperty('--below', below ? `${SOFT}px` : '0px');
  };
  node.classList.add('fades');
  node.addEventListener('scroll', look, { passive: true });
  if (typeof ResizeObserver !== 'function') return () => node.removeEventListener('scroll', look);
  // An observer looks after the layout, when measuring costs nothing.
  const sizes = new ResizeObserver(look);
  const parts = () => {
    sizes.disconnect();
    sizes.observe(node);
    for (const part of node.children) sizes.observe(part);
  };
  const contents = new MutationObserver(parts);
  contents.observe(node, { childList: true });
  parts();
  return () => {
    node.removeEventListener('scroll', look);
    contents.disconnect();
    sizes.disconnect();
  };
}
