import { type Browser, expect, type Page, test } from '@playwright/test';
import { all, lookAt, lookAtTable, theme } from './look';
import { finished, LAPTOP, person, playedEvening } from './people';
import { settle, takeClientFromFolder } from './page';
import { Program } from './program';

// The pages around the table, and tables where something else stands beside the game. The test command looks at them in
// the languages with the longest words; TIEFENTHAL_SIZES=all in all word sets.
const WORD_SETS = ['north-star', 'schmidt', 'de', 'nl'] as const;
type WordSet = (typeof WORD_SETS)[number];
const sets = (few: WordSet) => (all ? WORD_SETS : [few]);
/** A long name, since names are what nobody can plan for. */
const NAME = 'Annemarie Montgomery';

interface Visit {
  page: Page;
  address: string;
  browser: Browser;
  /** Looks at a part of the page in every window, and notes what does not fit. */
  look: (what: string, root: string, over?: string) => Promise<void>;
  /** The same for a table with all its tabs. */
  lookAround: (what: string) => Promise<void>;
}

/** Visits the program in one word set; afterwards everything must have fitted. */
function visit(what: string, words: WordSet, go: (visit: Visit) => Promise<void>): void {
  test(`${what} in ${words} fits into every window`, async ({ page, browser }) => {
    test.setTimeout(300_000);
    const program = await Program.start();
    const found: string[] = [];
    const look: Visit['look'] = async (part, root, over) => {
      found.push(...(await lookAt(page, `${words} ${part}`, root, over)));
    };
    const lookAround: Visit['lookAround'] = async (part) => {
      found.push(...(await lookAtTable(page, `${words} ${part}`)));
    };
    // What moves may overlap on its way; here everything stands where it ends up.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    try {
      await takeClientFromFolder(page);
      await settle(page, { name: NAME, words, theme });
      await go({ page, address: program.address, browser, look, lookAround });
      expect(found).toEqual([]);
    } finally {
      await program.end();
    }
  });
}

for (const words of sets('de')) visit('the start page', words, startPage);
for (const words of sets('nl')) visit('what can be read and chosen', words, pages);
for (const words of sets('de')) visit('a table with people', words, company);
for (const words of sets('nl')) visit('the game of the day', words, evening);
for (const words of sets('nl')) visit('a lesson and a puzzle', words, tables);
for (const words of sets('de')) visit('a replay', words, replay);

async function startPage({ page, address, look }: Visit): Promise<void> {
  await page.goto(address);
  await expect(page.locator('button.begin')).toBeVisible();
  await look('against one', '.start');
  await page.locator('.count label').last().click();
  await look('alone', '.start');
  await page.locator('[data-mode=friends]').click();
  await look('with friends', '.start');
  await page.locator('.settings summary').click();
  await look('settings', '.start', '.settings .sheet');
  await page.keyboard.press('Escape');
  const game = await finished(page);
  await page.goto(`${address}/game/${game}`);
  await expect(page.locator('.end')).toBeVisible();
  await look('the end', '.end');
  await page.goto(address);
  await expect(page.locator('.games, .lists li').first()).toBeVisible();
  await look('games', '.start');
}

async function pages({ page, address, look }: Visit): Promise<void> {
  await page.goto(`${address}/rules`);
  await expect(page.locator('#rule-S1')).toBeVisible();
  await look('rules', '.page');
  await page.goto(`${address}/puzzles`);
  await expect(page.locator('[data-puzzle]').first()).toBeVisible();
  await look('puzzles', '.page');
  await unfold(page, '[data-level]');
  await look('all puzzles', '.page');
  await page.goto(`${address}/box`);
  await page.locator('[data-group] summary').first().click();
  await look('the box', '.page');
  await page.locator('[data-correct]').click();
  await unfold(page, '[data-group]');
  await page.locator('[data-entry="tavern_cards.brewer"] [data-field=price] input').fill('99');
  await expect(page.locator('[data-fault]').first()).toBeVisible();
  await look('the editor', '.page');
}

async function evening({ page, address, browser, look }: Visit): Promise<void> {
  const friend = await person(browser, LAPTOP, { name: 'Bartholomew', level: 5 });
  await friend.page.goto(`${address}/evening`);
  await playedEvening(friend.page, 'random');
  const code = await friend.page.locator('[data-own] [data-link]').first().inputValue();
  await friend.context.close();

  await page.goto(`${address}/evening`);
  await expect(page.locator('[data-play]')).toBeVisible();
  await look('the game of the day', '.page');
  await page.locator('textarea[name=code]').fill(code);
  await page.locator('form:has(textarea) button').click();
  await expect(page.locator('[data-challenge]')).toBeVisible();
  await look('a challenge', '.page');
  const challenge = page.url();
  await playedEvening(page, 'greedy');
  await page.goto(challenge);
  await expect(page.locator('[data-compare]')).toBeVisible();
  await look('two games compared', '.page');
}

async function company({ page, address, browser, look, lookAround }: Visit): Promise<void> {
  await page.goto(address);
  await page.locator('[data-mode=friends]').click();
  await page.locator('button.begin').click();
  await expect(page.locator('[data-chair]').first()).toBeVisible();
  await look('waiting', '.waiting');
  const friend = await person(browser, LAPTOP);
  try {
    await friend.page.goto(await page.locator('[data-link]').first().inputValue());
    await friend.page.locator('input[name=name]').fill('Bartholomew');
    await friend.page.locator('button.main').click();
    await unfold(page, '.waiting details:not(.settings)');
    await say(page);
    await look('waiting with a friend', '.waiting');
    await page.locator('[data-start]').click();
    await expect(page.locator('.board')).toBeVisible();
    await look('a table with people', '.table');
    await page.locator('[data-chat]').click();
    await lookAround('chat');
    await look('chat beside the table', '.table', '.p-log:has([data-note])');
    await page.locator('.people summary').click();
    await look('people', '.table', '.people .sheet');
    await page.keyboard.press('Escape');
    await page.locator('.top .settings summary').click();
    await look('settings at the table', '.table', '.settings .sheet');
    await page.keyboard.press('Escape');
    await page.locator('.top [data-rules]').click();
    await expect(page.locator('#chapter-setup')).toBeVisible();
    await look('the rules beside the table', '.table', 'dialog[open]');
  } finally {
    await friend.context.close();
  }
}

async function tables({ page, address, look }: Visit): Promise<void> {
  await page.goto(address);
  await page.locator('[data-lesson-id="first"]').click();
  const coach = page.locator('[data-coach]');
  await expect(coach).toHaveAttribute('data-coach', 'welcome');
  await look('a lesson', '.table', '[data-coach]');
  await page.goto(`${address}/puzzles`);
  await expect(page.locator('[data-puzzle]').first()).toBeVisible();
  await unfold(page, '[data-level]');
  await page.locator('[data-puzzle]').last().click();
  await expect(page.locator('[data-goal]')).toBeVisible();
  await look('a puzzle', '.table');
  const close = page.locator('.desk [data-do=close]');
  const verdict = page.locator('[data-verdict]');
  await close.click();
  await expect(verdict.or(page.locator('.desk [role=alert]'))).toBeVisible();
  if (!(await verdict.isVisible())) await close.click();
  await expect(verdict).toBeVisible();
  await look('a verdict', '.table', '[data-verdict]');
}

async function replay({ page, address, look, lookAround }: Visit): Promise<void> {
  await page.goto(address);
  const game = await finished(page);
  await page.goto(`${address}/game/${game}`);
  await page.locator('[data-share] summary').click();
  const link = await page.locator('[data-share] [data-link]').inputValue();
  await page.goto(link);
  await expect(page.locator('.board')).toBeVisible();
  await lookAround('the beginning of a replay');
  const slider = page.getByRole('slider').first();
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.floor(0.7 * last)));
  await expect(page.locator(`[data-step="${Math.floor(0.7 * last)}"]`)).toBeVisible();
  await lookAround('the middle of a replay');
  await page.locator('[data-play-on]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('playing on', '.table', '[role=dialog]');
}

/** Somebody has something to say. */
async function say(page: Page): Promise<void> {
  await page.locator('select[name=phrase]').selectOption('good_luck');
  await page.locator('input[name=chat]').fill('Donaudampfschifffahrtsgesellschaftskapitän! '.repeat(3));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-note]')).toHaveCount(2);
}

/** Opens everything that is folded away in these parts. */
async function unfold(page: Page, folded: string): Promise<void> {
  await page.locator(folded).evaluateAll((nodes) => {
    for (const node of nodes) if (node instanceof HTMLDetailsElement) node.open = true;
  });
}
