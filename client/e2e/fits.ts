import type { Page } from '@playwright/test';

/** The windows that must show everything, with the reason why each is in the list. */
export const SIZES = [
  { name: 'a laptop with browser bars', width: 1366, height: 625 },
  { name: 'a larger laptop', width: 1440, height: 900 },
  { name: 'a desktop', width: 1920, height: 1080 },
  { name: 'a large desktop', width: 2560, height: 1440 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a laptop at 200 %', width: 683, height: 312 },
] as const;

/**
 * Everything in a part of the page that is cut off, lies outside the window or covers something it should not, one
 * line each. Found by boxes, not by pixels. The table never scrolls; other parts may, up and down.
 */
export function misfits(page: Page, root = '.table'): Promise<string[]> {
  return page.evaluate((root) => {
    const SLACK = 2;
    /** Lists that may scroll, and on small screens the part of the table in view. */
    const SCROLLS =
      '.log .list, .choices .list, .steps, .answers.many, .hint .page, .chat, .news, .end, .end *, dialog .scroll, .sheet';
    /** Pictures are cut at the edge of their frame on purpose. */
    const PICTURES = '.who';
    const small = innerWidth < 761 || innerHeight < 561;
    const mayScroll = small
      ? `${SCROLLS}, .p-tavern, .p-right, .p-others, .p-log, .p-choices, .field, .hint, .desk, .popover`
      : SCROLLS;
    const faults: string[] = [];
    const name = (node: Element) => {
      const html = node as HTMLElement;
      const path = [html, html.parentElement, html.parentElement?.parentElement]
        .map((each) =>
          each === null || each === undefined
            ? ''
            : `${each.tagName.toLowerCase()}.${[...each.classList].filter((part) => !part.startsWith('s-') && !part.startsWith('svelte-')).join('.')}`,
        )
        .reverse()
        .join(' > ');
      return `${path} "${html.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    };
    const seen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      node.closest('.unseen, .to-move, [popover]:not(:popover-open)') === null &&
      // What is there only for screen readers, and fields in which one scrolls.
      getComputedStyle(node).clipPath === 'none' &&
      node.tagName !== 'INPUT';
    /** The thing that reaches farthest to the right, and is the likeliest to make its surroundings too wide. */
    const widest = (node: Element) => {
      const things = [...node.querySelectorAll('*:not(svg *)')].filter(seen);
      const right = (thing: Element) => thing.getBoundingClientRect().right;
      return name(things.reduce((one, other) => (right(other) >= right(one) ? other : one), things[0] ?? node));
    };
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    const atTable = root === '.table';
    if (atTable && page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);

    // 1. No part hides what does not fit into it.
    for (const node of document.querySelectorAll<HTMLElement>(`${root} *:not(svg *)`)) {
      if (!seen(node)) continue;
      const style = getComputedStyle(node);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (node instanceof SVGElement || node.matches(PICTURES)) continue;
      // A name of any length ends in dots; its tooltip has the whole.
      if (style.textOverflow === 'ellipsis' && node.closest('[title], [data-about]') !== null) continue;
      const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
      if (node.matches(mayScroll)) {
        // Only up and down, but for the row of cards about the others' turns.
        if (wide > SLACK && !node.matches('.news.above'))
          faults.push(`scrolls sideways by ${wide}: ${name(node)}, because of ${widest(node)}`);
        continue;
      }
      if (wide > SLACK || high > SLACK) faults.push(`clipped by ${wide} × ${high}: ${name(node)}`);
    }

    // 2. Whatever carries text or can be pressed lies inside the window and inside its part of the table.
    const carriers = [
      ...document.querySelectorAll<HTMLElement>(
        ['button', 'h2', 'h3', 'b', 'small', 'span'].map((tag) => `${root} ${tag}`).join(),
      ),
    ].filter(
      (node) =>
        seen(node) &&
        (node.tagName === 'BUTTON' ||
          [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '')),
    );
    const scrolled = (node: Element) => node.closest(mayScroll) !== null;
    for (const node of carriers) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || scrolled(node)) continue;
      const aside = box.left < -SLACK || box.right > innerWidth + SLACK;
      if (aside || (atTable && (box.top < -SLACK || box.bottom > innerHeight + SLACK))) {
        faults.push(`outside the window: ${name(node)}`);
      }
      const part = node.closest(
        '.area, .guest, .free, .counter, .card, .pile, .reputation, .deck, .answer, .hint, .desk, .strip, .top, .monastery, .book, .p-log',
      );
      if (part === null || part === node) continue;
      const around = part.getBoundingClientRect();
      if (
        box.left < around.left - SLACK ||
        box.right > around.right + SLACK ||
        box.top < around.top - SLACK ||
        box.bottom > around.bottom + SLACK
      ) {
        faults.push(`sticks out of ${part.classList[0]}: ${name(node)}`);
      }
    }

    // Lists grow with the window, and so does what stands in them.
    for (const event of document.querySelectorAll('.log .entry, .log .event')) {
      const list = event.closest('.list');
      if (list !== null && getComputedStyle(event).fontSize !== getComputedStyle(list).fontSize) {
        faults.push(`not as large as its list: ${name(event)}`);
      }
    }

    for (const chip of document.querySelectorAll('.space .bonus, .monastery li .bonus')) {
      const around = chip.closest('.space, li')?.getBoundingClientRect();
      const box = chip.getBoundingClientRect();
      if (around === undefined || !seen(chip) || box.width === 0) continue;
      if (box.left < around.left - SLACK || box.right > around.right + SLACK) {
        faults.push(`sticks out of its space: ${name(chip)}`);
      }
    }

    // 3. The parts of the table do not cover one another, nor do the things that are read or pressed.
    /** What has scrolled out of the tray covers nothing. */
    const inTray = (node: Element) => {
      const box = node.getBoundingClientRect();
      const tray = small ? node.parentElement?.closest('.field')?.getBoundingClientRect() : undefined;
      if (tray === undefined) return box;
      const [top, bottom] = [Math.max(box.top, tray.top), Math.min(box.bottom, tray.bottom)];
      return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top));
    };
    const apart = (nodes: Element[], slack: number) => {
      const boxes = nodes.map((node) => ({ node, box: inTray(node) }));
      boxes.forEach(({ node, box }, at) => {
        for (const other of boxes.slice(at + 1)) {
          if (node.contains(other.node) || other.node.contains(node)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > slack && high > slack)
            faults.push(`overlap by ${wide.toFixed()} × ${high.toFixed()}: ${name(node)} and ${name(other.node)}`);
        }
      });
    };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((node) => seen(node) && node.getBoundingClientRect().width > 0);
    const parts = small ? '.p-right' : '.p-market, .p-monastery, .p-book';
    apart(all(`.p-top, .p-others, .p-tavern, ${parts}, .p-choices, .p-log, .p-news, .p-desk, .tabs`), 1);
    apart(
      all('.tavern .area, .tavern .counter, .tavern .hall, .tavern .reputation, .tavern .deck, .tavern header.top'),
      1,
    );
    apart(all('.market > *, .monastery, .book'), 1);
    apart(all('.hall > .guest, .hall > .free'), SLACK);
    apart(all('.monastery li, .monastery h3'), 8);
    for (const part of all(
      '.area, .guest, .counter, .card, .pile, .strip, .desk, .deck, .top, .reputation, .book, .nobles',
    )) {
      const marks =
        '.tag, .gives, .needs, .price, .count, .pays, .offer, .die, .chip, h2, h3, h4, .name, .cost, .points, .signs, .space, .laid, .raises, .purse, .buttons, .ask, .flag, .answer, .level, .rounds';
      const inside = [...part.querySelectorAll(marks)].filter(
        (node) =>
          seen(node) &&
          node.closest(
            '.area, .guest, .counter, .card, .pile, .strip, .hint, .desk, .deck, .top, .reputation, .book, .nobles',
          ) === part &&
          node.getBoundingClientRect().width > 0 &&
          node.closest('.target, .closed, .answers.many') === null,
      );
      apart(inside, 3);
    }
    return [...new Set(faults)];
  }, root);
}

/** How an element lies outside the window, if it does. */
export function outside(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const over = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      return over > 0 ? [`${over.toFixed()} px outside the window`] : [];
    }),
  );
}
