import { expect, test } from '@playwright/test';
import { LAPTOP, person, PHONE, playedEvening, sound } from './people';
import { Program } from './program';

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
    await playedEvening(anna.page, 'greedy');
    await sound(anna.page);
    const text = await anna.page.locator('[data-own] [data-text]').innerText();
    expect(text).toContain('level 2');
    const shared = `${text}\n${await anna.page.locator('[data-own] [data-link]').first().inputValue()}`;

    // The friend pastes the whole message, plays the same evening, and sees where they parted.
    await ben.page.goto(`${there.address}/evening`);
    await ben.page.locator('textarea[name=code]').fill(shared);
    await ben.page.locator('textarea[name=code] ~ button, form:has(textarea) button').click();
    await expect(ben.page.locator('[data-challenge]')).toContainText('Anna');
    await expect(ben.page.locator('[data-compare]')).toHaveCount(0);
    await sound(ben.page);
    await playedEvening(ben.page, 'money');
    await expect(ben.page.locator('[data-compare] thead th')).toHaveText([/Ben/, /Anna/]);
    await expect(ben.page.locator('[data-compare] .parts')).toHaveCount(1);
    await sound(ben.page);
    // A step leads to its moment.
    await ben.page.locator('[data-compare] details[open] li button').first().click();
    await expect(ben.page).toHaveURL(/#replay=/);

    await ben.page.goto(`${there.address}/evening#code=${'A'.repeat(60)}`);
    await expect(ben.page.locator('.problem')).toContainText('not the code of a game');
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
