import { expect, type Page, test } from '@playwright/test';
import { LAPTOP, person, PHONE, sound } from './people';
import { Program } from './program';

/** Plays the evening that this page offers, with a computer player on the person's chair. */
async function played(page: Page, bot: string): Promise<void> {
  await page.locator('[data-play]').click();
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(async (bot) => {
    const game = location.pathname.split('/').at(-1) ?? '';
    const mind = JSON.stringify({ type: 'mind', seat: 0, bot });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/games/${game}/room`, { method: 'POST', headers, body: mind });
    while (!(await fetch(`/api/games/${game}/record`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
  }, bot);
  await page.reload();
  await page.locator('.end [data-evening]').click();
  await expect(page.locator('[data-own]')).toBeVisible();
}

test('an evening is played, shared as a code, and compared with a friend on another machine', async ({ browser }) => {
  test.setTimeout(120_000);
  const [here, there] = [await Program.start(), await Program.start()];
  const anna = await person(browser, LAPTOP, { name: 'Anna', level: 2 });
  const ben = await person(browser, PHONE, { name: 'Ben', theme: 'dark' });
  try {
    await anna.page.goto(here.address);
    await anna.page.locator('[data-way=evening]').click();
    await expect(anna.page).toHaveURL(/\/evening$/);
    await sound(anna.page);
    await played(anna.page, 'greedy');
    await sound(anna.page);
    const shared = await anna.page.locator('[data-own] [data-link]').first().inputValue();
    expect(shared).toContain('level 2');

    // The friend pastes the whole message, plays the same evening, and sees where they parted.
    await ben.page.goto(`${there.address}/evening`);
    await ben.page.locator('textarea[name=code]').fill(shared);
    await ben.page.locator('textarea[name=code] ~ button, form:has(textarea) button').click();
    await expect(ben.page.locator('[data-challenge]')).toContainText('Anna');
    await expect(ben.page.locator('[data-compare]')).toHaveCount(0);
    await sound(ben.page);
    const challenge = ben.page.url();
    await played(ben.page, 'money');
    await ben.page.goto(challenge);
    await expect(ben.page.locator('[data-compare] thead th')).toHaveText([/Ben/, /Anna/]);
    await expect(ben.page.locator('[data-compare] .parts')).toHaveCount(1);
    await sound(ben.page);
    // A step leads to its moment.
    await ben.page.locator('[data-compare] details[open] li button').first().click();
    await expect(ben.page).toHaveURL(/#replay=/);

    await ben.page.goto(`${there.address}/evening#code=${'A'.repeat(60)}`);
    await expect(ben.page.locator('.problem')).toContainText('no code of a game');
    // The browser reports the code that was refused, and the records that were not there yet.
    const complaints = [...anna.complaints.list, ...ben.complaints.list];
    expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
  } finally {
    await anna.context.close();
    await ben.context.close();
    await here.end();
    await there.end();
  }
});
