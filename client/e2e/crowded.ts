import type { Page } from '@playwright/test';

/**
 * Where words lie over words, controls over controls, or a list shows only the beginning of what was chosen, one line
 * each. For pages of text: on the table, words lie on pictures.
 */
export function crowded(page: Page, root: string): Promise<string[]> {
  return page.evaluate((root) => {
    const SLACK = 3;
    const faults: string[] = [];
    const seen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      node.closest('.unseen, svg') === null &&
      getComputedStyle(node).clipPath === 'none';
    /** The part of a box that no scrolling part around it hides. */
    const shownOf = (node: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let part = node.parentElement; part !== null && part !== document.body; part = part.parentElement) {
        if (getComputedStyle(part).overflowY === 'visible') continue;
        const around = part.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    /** The nearest thing around a word that is painted or has an edge. */
    const panelOf = (node: Element): Element | null => {
      for (let part: Element | null = node; part !== null && !part.matches(root); part = part.parentElement) {
        const { backgroundColor, borderTopWidth, borderLeftWidth, display } = getComputedStyle(part);
        const framed = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0;
        if (display !== 'inline' && (framed || backgroundColor !== 'rgba(0, 0, 0, 0)')) return part;
      }
      return null;
    };
    /** What stays in sight while the page scrolls below it. */
    const floats = (node: Element) => {
      for (let part: Element | null = node; part !== null && !part.matches(root); part = part.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(part).position)) return true;
      return false;
    };
    const quote = (node: Element) => `"${(node.textContent || node.tagName).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    interface Piece {
      node: Element;
      box: DOMRect;
    }
    const apart = (what: string, pieces: Piece[]) => {
      const sorted = pieces.filter(({ box }) => box.width > 0 && box.height > 0).sort((a, b) => a.box.top - b.box.top);
      sorted.forEach(({ node, box }, at) => {
        for (const other of sorted.slice(at + 1)) {
          if (other.box.top > box.bottom - SLACK) break;
          if (node.contains(other.node) || other.node.contains(node)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
          if (wide > SLACK && high > SLACK)
            faults.push(
              `${what} overlap by ${wide.toFixed()} × ${high.toFixed()}: ${quote(node)} and ${quote(other.node)}`,
            );
        }
      });
    };

    const parts = [...document.querySelectorAll(root)];
    const words: Piece[] = [];
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const node = text.parentElement;
        if (node === null || text.textContent?.trim() === '' || !seen(node) || floats(node)) continue;
        if (node.closest('select, textarea') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) words.push({ node, box: shownOf(node, box) });
      }
    }
    // A line of large type reaches beyond its own letters.
    const ink = words.map(({ node, box }) => {
      const spare = Math.max(0, box.height - parseFloat(getComputedStyle(node).fontSize)) / 2;
      return { node, box: new DOMRect(box.x, box.y + spare, box.width, box.height - 2 * spare) };
    });
    apart('words', ink);
    for (const { node, box } of ink) {
      const panel = panelOf(node)?.getBoundingClientRect();
      if (panel === undefined || box.width === 0 || box.height === 0) continue;
      const over = [panel.left - box.left, box.right - panel.right, panel.top - box.top, box.bottom - panel.bottom];
      if (Math.max(...over) > SLACK)
        faults.push(`words stick out of their panel by ${Math.max(...over).toFixed()}: ${quote(node)}`);
    }

    const controls = parts
      .flatMap((part) => [...part.querySelectorAll('button, a, input, select, textarea, summary')])
      .filter((node) => seen(node) && !floats(node));
    apart(
      'controls',
      controls.map((node) => ({ node, box: shownOf(node, node.getBoundingClientRect()) })),
    );

    const pen = document.createElement('canvas').getContext('2d');
    for (const list of controls.filter((node) => node instanceof HTMLSelectElement)) {
      const style = getComputedStyle(list);
      const chosen = list.selectedOptions[0]?.textContent.trim() ?? '';
      if (pen === null || chosen === '') continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      // The arrow of the list takes about 18 px.
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      const over = pen.measureText(chosen).width - room;
      if (over > 1) faults.push(`cut by ${over.toFixed()} px: the choice "${chosen}"`);
    }
    for (const field of controls.filter((node) => node instanceof HTMLInputElement)) {
      const style = getComputedStyle(field);
      if (pen === null || field.placeholder === '' || field.value !== '') continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const over = pen.measureText(field.placeholder).width - room;
      if (over > 1) faults.push(`cut by ${over.toFixed()} px: the placeholder "${field.placeholder}"`);
    }
    return [...new Set(faults)];
  }, root);
}
