import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { coach, followCoach } from './coach';
import { type Complaints, listen, settle, takeClientFromFolder } from './page';
import { Program } from './program';

let program: Program;
test.beforeAll(async () => {
  program = await Program.start();
});
test.afterAll(async () => program.end());

async function openStart(page: Page): Promise<Complaints> {
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, { words: 'north-star', name: 'Ann' });
  await page.goto(program.address);
  return complaints;
}

test('somebody new learns the game by mouse', async ({ page }) => {
  const complaints = await openStart(page);
  await page.locator('[data-lesson-id="first"]').click();
  await expect(coach(page)).toHaveAttribute('data-coach', 'welcome');
  const { violations } = await new AxeBuilder({ page }).include('[data-coach]').analyze();
  expect(violations).toEqual([]);
  // A legal move that the lesson does not want is not made; the coach says so.
  for (const key of ['welcome', 'goal', 'evening']) {
    await expect(coach(page)).toHaveAttribute('data-coach', key);
    await coach(page).locator('[data-go-on]').click();
  }
  await page.locator('.desk [data-do="choose second"]').click();
  await expect(coach(page).locator('[data-strayed]')).toBeVisible();
  await expect(coach(page)).toHaveAttribute('data-coach', 'moon');
  await expect(page.locator('[data-hint]'), 'the coach says what to do').toHaveCount(0);
  await page.locator('.desk [data-do="choose first"]').click();
  await expect(coach(page)).toHaveAttribute('data-coach', 'arrived');
  await coach(page).locator('[data-go-on]').click();
  // The lesson goes on where it was.
  await page.reload();
  await expect(coach(page)).toHaveAttribute('data-coach', 'staff');
  const steps = await followCoach(page, { press: (thing) => thing.click() });
  expect(steps.slice(-4)).toEqual(['next', 'others', 'points', 'over']);
  await coach(page).locator('[data-home]').click();
  await expect(page.locator('[data-lessons]')).toBeVisible();
  expect(complaints.list).toEqual([]);
});

for (const lesson of ['schnapps', 'reputation', 'start-cards', 'guest-book']) {
  test(`the lesson ${lesson} is taken by keys`, async ({ page }) => {
    const complaints = await openStart(page);
    await page.locator(`[data-lesson-id="${lesson}"]`).press('Enter');
    await expect(coach(page)).toHaveAttribute('data-coach', 'welcome');
    const steps = await followCoach(page, { press: (thing) => thing.press('Enter') });
    expect(steps.at(-1)).toBe('over');
    expect(complaints.list).toEqual([]);
  });
}
