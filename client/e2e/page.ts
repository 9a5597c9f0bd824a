import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** What the page complained about; must stay empty. */
export interface Complaints {
  list: string[];
  /** While the server is down, the browser reports every connection that fails. */
  serverDown: boolean;
}

export function listen(page: Page): Complaints {
  const complaints: Complaints = { list: [], serverDown: false };
  page.on('pageerror', (error) => complaints.list.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (complaints.serverDown && /WebSocket connection|Failed to load resource/.test(message.text())) return;
    complaints.list.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

/** Lets the page be taken from a folder (CLIENT_DIST) in place of the one inside the program. */
export async function takeClientFromFolder(page: Page): Promise<void> {
  const folder = process.env['CLIENT_DIST'];
  if (folder === undefined) return;
  await page.route(/^(?!.*\/api\/).*$/, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: existsSync(path) && !path.endsWith('/') ? path : join(folder, 'index.html') });
  });
}

/** Keeps settings for the page before it is opened. */
export async function settle(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('tiefenthal') === null) localStorage.setItem('tiefenthal', kept);
  }, JSON.stringify({ speed: 'instant', ...settings }));
}

/** From the start page into a new game. */
export async function begin(page: Page, address: string, level: number, opponents: number): Promise<void> {
  await page.goto(address);
  await page.locator(`.levels label:nth-child(${level})`).click();
  await page.locator(`.count label:nth-child(${opponents})`).click();
  for (let index = 0; index < opponents; index += 1) {
    await page.locator(`select[name=bot${index}]`).selectOption('greedy');
  }
  await page.locator('button.begin').click();
  await expect(page.locator('.board')).toBeVisible();
}

/** The order in which the driver likes the steps of a menu: it places and uses dice, buys, then ends. */
const LIKES = [
  /^(start|choose|free|side|drop|keep|take|column|accept|schnapps|remove)/,
  /^use/,
  /^place/,
  /^nobles/,
  /^recruit/,
  /^upgrade/,
  /^buy/,
  /^(musician|bard|counter)/,
  /^pay/,
  /^(ready|close)/,
];

export interface Played {
  clicks: number;
  kinds: Set<string>;
}

/** The server lets nobody send more than 100 messages in 20 seconds. */
const SHORTEST = 210;

/**
 * Clicks real buttons until the game is over or enough was clicked. It never moves or lifts a die
 * that lies, so it comes to an end. Every third click goes through the pointer, with all that can
 * lie in its way; the others press the button in the page, which is quicker.
 */
export async function play(page: Page, most = Infinity): Promise<Played> {
  const played: Played = { clicks: 0, kinds: new Set() };
  while (played.clicks < most) {
    const began = Date.now();
    const step = await next(page);
    if (step === null) return played;
    await press(page, step, played.clicks);
    played.clicks += 1;
    played.kinds.add(step.split(' ')[0] ?? step);
    const left = SHORTEST - (Date.now() - began);
    if (left > 0) await page.waitForTimeout(left);
  }
  return played;
}

/** Waits until something is asked and says what the driver wants; null when the game is over. */
async function next(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    (likes) => {
      if (document.querySelector('.end') !== null) return 'over';
      const buttons = [...document.querySelectorAll<HTMLElement>('.choices [data-choice]')];
      const steps = buttons.map((button) => button.dataset['choice'] ?? '');
      for (const like of likes) {
        const liked = steps.find((step) => new RegExp(like).test(step));
        if (liked !== undefined) return liked;
      }
      return steps.find((step) => !/^(move|lift|turn)/.test(step)) ?? steps[0] ?? false;
    },
    LIKES.map((like) => like.source),
    { timeout: 30_000 },
  );
  const step = await found.jsonValue();
  return step === false || step === 'over' ? null : step;
}

/** Clicks the step where it stands on the board, or in the list, and waits for the answer. */
async function press(page: Page, step: string, clicks: number): Promise<void> {
  const before = await length(page);
  const board = [`.desk [data-do="${step}"]`, `.tavern [data-do="${step}"]`, `.market [data-do="${step}"]`].join();
  const list = `.choices [data-choice="${step}"]`;
  if (clicks % 3 === 0) {
    const onBoard = (await page.locator(board).count()) > 0;
    await page.locator(onBoard ? board : list).first().click({ timeout: 20_000 });
  } else {
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), list);
  }
  // Closing with a loss asks once more.
  if (step === 'close' && (await page.locator('.desk [role=alert]').count()) > 0) {
    await page.evaluate(() => document.querySelector<HTMLElement>('.desk [data-do=close]')?.click());
  }
  await page.waitForFunction(
    (known) => Number(document.querySelector<HTMLElement>('.log')?.dataset['length']) > known,
    before,
    { timeout: 30_000 },
  );
}

/** How many entries the log on the page has. */
export async function length(page: Page): Promise<number> {
  return Number(await page.locator('.log').getAttribute('data-length'));
}
