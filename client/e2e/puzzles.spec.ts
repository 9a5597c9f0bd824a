import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import type { PuzzleSolution } from '../src/protocol';
import { listen, settle, takeClientFromFolder } from './page';
import { Program } from './program';

let program: Program;
test.beforeAll(async () => {
  program = await Program.start();
});
test.afterAll(async () => program.end());

const goal = (page: Page) => page.locator('[data-goal]');
const verdict = (page: Page) => page.locator('[data-verdict]');

/** Takes a step that the table offers, wherever it does. */
async function take(page: Page, step: string): Promise<void> {
  const log = page.locator('.log');
  const known = Number(await log.getAttribute('data-length'));
  await page.locator(`.choices:not([aria-busy=true]) [data-choice="${step}"]`).evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect.poll(async () => Number(await log.getAttribute('data-length'))).toBeGreaterThan(known);
}

/** Closes the turn as it is, though something could still be done. */
async function closeAtOnce(page: Page): Promise<void> {
  const close = page.locator('.desk [data-do=close]');
  await close.click();
  await expect(verdict(page).or(page.locator('.desk [role=alert]'))).toBeVisible();
  if (!(await verdict(page).isVisible())) await close.click();
}

/** The steps of a best turn, up to closing. */
async function bestTurn(page: Page): Promise<string[]> {
  const id = await goal(page).getAttribute('data-goal');
  const answer = await page.request.get(`${program.address}/api/puzzles/${id}/solution`);
  return ((await answer.json()) as PuzzleSolution).steps;
}

async function solve(page: Page): Promise<void> {
  for (const step of (await bestTurn(page)).slice(0, -1)) await take(page, step);
  await closeAtOnce(page);
}

async function findNothing(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations).toEqual([]);
}

test('somebody solves a puzzle, misses one, tries again and has the best turn shown', async ({ page }) => {
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, { words: 'north-star', name: 'Ann' });
  await page.goto(program.address);
  await page.locator('[data-way=puzzles]').click();
  await findNothing(page, 'main');
  await page.locator('[data-next]').click();
  await expect(goal(page)).toBeVisible();
  const first = await goal(page).getAttribute('data-goal');
  await solve(page);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
  await findNothing(page, '[data-verdict]');

  await verdict(page).locator('[data-next]').click();
  await expect(goal(page)).not.toHaveAttribute('data-goal', first ?? '');
  await page.locator('.home').click();
  await page.locator('[data-way=puzzles]').click();
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', '1');
  await page.reload();
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', '1');
  await page.locator('[data-resume]').click();

  await closeAtOnce(page);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'missed');
  await verdict(page).locator('[data-again]').press('Enter');
  await expect(verdict(page)).toHaveCount(0);
  await expect(goal(page)).toBeVisible();
  await goal(page).locator('[data-give-up]').click();
  await expect(goal(page).locator('[data-give-up]')).toHaveText('Give up and see it?');
  await goal(page).locator('[data-give-up]').click();
  await expect(goal(page)).toHaveAttribute('data-shows', 'true');
  for (const step of (await bestTurn(page)).keys()) {
    await expect(goal(page).locator('[data-step]')).toHaveAttribute('data-step', String(step));
    await goal(page).locator('[data-step-next]').click();
  }
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'shown');
  await verdict(page).locator('[data-all]').click();
  await expect(page.locator('[data-solved]')).toHaveAttribute('data-solved', '1');
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', '0');
  // The attempts are no games of the list.
  await page.goto(program.address);
  await expect(page.locator('[data-way=puzzles]')).toBeVisible();
  await expect(page.locator('[data-game]')).toHaveCount(0);
  expect(complaints.list).toEqual([]);
});
