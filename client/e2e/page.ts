import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { NewGame, Status } from '../src/protocol';

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

/** Serves the page from a folder (CLIENT_DIST) instead of the one embedded in the program. */
export async function takeClientFromFolder(page: Page): Promise<void> {
  const folder = process.env['CLIENT_DIST'];
  if (folder === undefined) return;
  await page.route(/^(?!.*\/api\/).*$/, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: existsSync(path) && !path.endsWith('/') ? path : join(folder, 'index.html') });
  });
  // The server has another page than this one, which is nothing to tell the player here.
  await page.route('**/api/status', async (route) => {
    const status = (await (await route.fetch()).json()) as Status;
    return route.fulfill({ json: { ...status, page: null } });
  });
}

/**
 * Gives every game that this page begins the same luck in each run of the test: a test that fails once in a hundred
 * deals tells nobody what to mend. The proofs play with new luck (TIEFENTHAL_LUCK=new), and so do tables with open seats.
 */
async function fixLuck(page: Page): Promise<void> {
  if (process.env['TIEFENTHAL_LUCK'] === 'new') return;
  const deal = test.info().title.slice(0, 36);
  await page.route('**/api/games', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const wanted = route.request().postDataJSON() as NewGame;
    const taught = wanted.from !== undefined && !('replay' in wanted.from);
    if (taught || wanted.seats.includes('open') || wanted.deal !== undefined) return route.fallback();
    delete wanted.nonce;
    return route.fallback({ postData: { ...wanted, deal } });
  });
}

/** Stores settings for the page before opening it. */
export async function settle(page: Page, settings: Record<string, unknown>): Promise<void> {
  await fixLuck(page);
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('tiefenthal') === null) localStorage.setItem('tiefenthal', kept);
    },
    JSON.stringify({ speed: 'instant', ...settings }),
  );
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

/** The order in which the driver prefers steps: place and use dice, buy, then end. */
const LIKES = [
  '^(start|choose|free|side|drop|keep|take|column|accept|schnapps|remove)',
  '^use',
  '^place',
  '^nobles',
  '^recruit',
  '^upgrade',
  '^buy',
  '^(bard|counter|pay)',
  '^(ready|close)',
  '^(?!move|lift|turn)',
];

/** The choices that can be taken: while a step is in flight, its question stays on show. */
export const CHOICES = '.choices:not([aria-busy=true]) [data-choice]';

/** How many steps are clicked inside the page for each one that uses the pointer. */
const INSIDE = 3;

/**
 * Clicks buttons until the game is over or it has clicked enough, and returns the number of clicks. It
 * never moves or lifts a placed die, so it terminates. Every fourth click uses the pointer, on the board
 * if the step is there, with everything that may be in the way; the others press the button in the
 * list inside the page, which is faster.
 */
export async function play(page: Page, most = Infinity): Promise<number> {
  let clicks = 0;
  while (clicks < most) {
    const pressed = await page.evaluate(pressInside, {
      choices: CHOICES,
      likes: LIKES,
      most: Math.min(INSIDE, most - clicks),
    });
    clicks += pressed.clicks;
    if (pressed.over) return clicks;
    if (clicks >= most) break;
    if (await pointAt(page)) return clicks;
    clicks += 1;
  }
  return clicks;
}

/** Presses buttons inside the page only, which also works on a phone; returns whether the game is over. */
export async function press(page: Page, most: number): Promise<boolean> {
  return (await page.evaluate(pressInside, { choices: CHOICES, likes: LIKES, most })).over;
}

/** What the driver would press next, once there is something to press. */
export async function preferred(page: Page): Promise<string> {
  return (await page.evaluate(pressInside, { choices: CHOICES, likes: LIKES, most: 0 })).step;
}

/**
 * Clicks one step with the pointer, or returns that the game is over. A click does nothing on a button that has just
 * come up (ui/table/guard.ts); then it clicks again, as people do.
 */
async function pointAt(page: Page, tries = 6): Promise<boolean> {
  const found = await page.evaluate(pressInside, { choices: CHOICES, likes: LIKES, most: 0 });
  if (found.over) return true;
  const { step, known } = found;
  const board = ['.desk', '.tavern', '.market'].map((part) => `${part} [data-do="${step}"]:visible`).join();
  const onBoard = (await page.locator(board).count()) > 0;
  const folded = page.locator('.choices.folded .fold:visible');
  if (!onBoard && (await folded.count()) > 0) await folded.click();
  await page
    .locator(onBoard ? board : `.choices [data-choice="${step}"]`)
    .first()
    .click({ timeout: 30_000 });
  if (step === 'close' && (await page.locator('.desk [role=alert]').count()) > 0) {
    await page.locator('.desk [data-do=close]').click({ timeout: 30_000 });
  }
  const answered = page.waitForFunction(
    (length) => Number(document.querySelector<HTMLElement>('.log')?.dataset['length']) > length,
    known,
    { timeout: 10_000 },
  );
  try {
    await answered;
  } catch (error) {
    if (tries === 0) throw error;
    return pointAt(page, tries - 1);
  }
  return false;
}

/** Runs in the page: presses its preferred buttons, at most `most` times, and waits for each answer. */
async function pressInside({ choices, likes, most }: { choices: string; likes: string[]; most: number }) {
  const length = () => Number(document.querySelector<HTMLElement>('.log')?.dataset['length']);
  const until = async <T>(found: () => T | null): Promise<T> => {
    for (let waited = 0; waited < 60_000; waited += 15) {
      const value = found();
      if (value !== null) return value;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`nothing happens: ${document.querySelector('.question')?.textContent}`);
  };
  const wanted = () => {
    const buttons = [...document.querySelectorAll<HTMLElement>(choices)];
    for (const like of likes) {
      const liked = buttons.find((button) => new RegExp(like).test(button.dataset['choice'] ?? ''));
      if (liked !== undefined) return liked;
    }
    return buttons[0] ?? null;
  };
  const overOr = () => (document.querySelector('.end') === null ? wanted() : 'over');
  for (let clicks = 0; ; clicks += 1) {
    // The next question may depend on somebody else, so it is not waited for.
    if (most > 0 && clicks === most) return { over: false, clicks, step: '', known: length() };
    const button = await until(overOr);
    const known = length();
    if (button === 'over') return { over: true, clicks, step: '', known };
    const step = button.dataset['choice'] ?? '';
    if (clicks === most) return { over: false, clicks, step, known };
    button.click();
    // Closing with a loss asks for confirmation.
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (step === 'close' && document.querySelector('.desk [role=alert]') !== null) {
      document.querySelector<HTMLElement>('.desk [data-do=close]')?.click();
    }
    await until(() => (length() > known ? true : null));
  }
}

/** Whether this is the current question; while a step is in flight, the line says something else. */
export async function asked(page: Page, question: string): Promise<boolean> {
  const line = page.locator('.question.yours .ask');
  return ((await line.textContent({ timeout: 20_000 })) ?? '').includes(question);
}

/** Plays until this question comes up. */
export async function playUntil(page: Page, question: string): Promise<void> {
  for (let clicks = 0; clicks < 80; clicks += 1) {
    if (await asked(page, question)) return;
    await play(page, 1);
  }
  throw new Error(`never asked: ${question}`);
}

/** How many entries the log on the page has. */
export async function length(page: Page): Promise<number> {
  return Number(await page.locator('.log').getAttribute('data-length'));
}
