import { expect, type Page, test } from '@playwright/test';
import { LAPTOP, person, PHONE, sound } from './people';
import { Program } from './program';

/** Follows a link and sits down. */
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('.sit input[name=name]').fill(name);
  await page.locator('[data-sit]').click();
  await expect(page.locator('.chair.mine')).toContainText(name);
}

/** Changes the table as its page would, for what the page offers only after a while. */
async function change(page: Page, change: Record<string, unknown>): Promise<void> {
  const answer = await page.evaluate(async (body) => {
    const room = `/api${location.pathname.replace('/game/', '/games/')}/room`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(room, { method: 'POST', headers, body })).status;
  }, JSON.stringify(change));
  expect(answer).toBe(200);
}

test('the host looks after the table, and hands it on', async ({ browser }) => {
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { mode: 'friends', company: ['friend', 'friend'] });
  const ben = await person(browser, PHONE);
  const cid = await person(browser, LAPTOP, { theme: 'dark' });
  const dora = await person(browser, PHONE);
  try {
    // Three taps make a table: level, players, start. What was chosen is remembered.
    await anna.page.goto(program.address);
    await anna.page.locator('.levels label:nth-child(3)').click();
    await anna.page.locator('.count label:nth-child(3)').click();
    await expect(anna.page.locator('button.begin')).toBeInViewport({ ratio: 1 });
    await anna.page.locator('button.begin').click();
    await expect(anna.page.locator('[data-chair]')).toHaveCount(4);
    const link = await anna.page.locator('[data-link]').first().inputValue();
    await expect(anna.page.locator('.invite .code'), 'only this machine can open the link').toHaveCount(0);

    await sitDown(ben.page, link, 'Ben');
    await sitDown(cid.page, link, 'Cid');

    // Whoever has to leave cannot come back with the old link, and the host has a new one.
    ben.complaints.serverDown = true;
    await anna.page.locator('[data-chair="1"]').getByRole('button', { name: 'Send away' }).click();
    await anna.page.locator('[data-chair="1"] .sure').getByRole('button', { name: 'Send away' }).click();
    await expect(anna.page.locator('[data-chair="1"]')).toContainText('Open seat');
    await expect(ben.page.getByText('You are no longer at this table.')).toBeVisible();
    await sound(ben.page);
    await expect(anna.page.locator('[data-link]').first()).not.toHaveValue(link);
    await ben.page.goto(link);
    await expect(ben.page.getByText('This invitation no longer works')).toBeVisible();
    const renewed = await anna.page.locator('[data-link]').first().inputValue();
    await sitDown(ben.page, renewed, 'Ben');

    // A link that the host replaces stops working.
    await anna.page.getByText('More links').click();
    await anna.page.getByRole('button', { name: 'Make a new link' }).click();
    await expect(anna.page.locator('[data-link]').first()).not.toHaveValue(renewed);
    dora.complaints.serverDown = true;
    await dora.page.goto(renewed);
    await expect(dora.page.getByText('This invitation no longer works')).toBeVisible();

    // What the table agrees on is seen by all, and survives a reload.
    await anna.page.getByText('Options', { exact: true }).click();
    await anna.page.locator('select[name=hints]').selectOption('all');
    await anna.page.locator('select[name=level]').selectOption('4');
    await expect(cid.page.getByText('Level 4: Start Cards')).toBeVisible();
    await anna.page.reload();
    await anna.page.getByText('Options', { exact: true }).click();
    await expect(anna.page.locator('select[name=hints]')).toHaveValue('all');

    // Ready phrases, and quiet from those one does not want to hear.
    const phrases = await ben.page.locator('select[name=phrase] option').count();
    expect(phrases).toBe(11);
    for (const phrase of ['hello', 'good_luck', 'cheers']) {
      await ben.page.locator('select[name=phrase]').selectOption(phrase);
    }
    await expect(anna.page.locator('[data-note]')).toHaveCount(3);
    await expect(anna.page.locator('[data-note]').last()).toContainText('Cheers!');
    await anna.page.getByRole('button', { name: 'Mute Ben' }).first().click();
    await expect(anna.page.locator('[data-note]')).toHaveCount(0);
    await anna.page.getByRole('button', { name: 'Hear Ben again' }).click();
    await expect(anna.page.locator('[data-note]')).toHaveCount(3);

    // The host leaves; the table passes to whoever sits first, with a link of their own.
    await anna.page.getByRole('button', { name: 'Leave the table' }).click();
    await anna.page.locator('.sure').getByRole('button', { name: 'Leave the table' }).click();
    await expect(anna.page.locator('button.begin')).toBeVisible();
    await expect(anna.page.getByText('Here you will find your games.')).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'Your table' })).toBeVisible();
    await ben.page.getByRole('button', { name: 'Make a new link' }).first().click();
    const bens = await ben.page.locator('[data-link]').first().inputValue();
    await ben.page.locator('[data-chair="3"]').getByRole('button', { name: 'Remove this seat' }).click();
    await sitDown(dora.page, bens, 'Dora');

    // A late comer finds every seat taken and may watch.
    anna.complaints.serverDown = true;
    await anna.page.goto(bens);
    await expect(anna.page.getByText('Every seat is taken.')).toBeVisible();
    await ben.page.locator('[data-start]').click();
    for (const { page } of [anna, ben, cid, dora]) await expect(page.locator('.board')).toBeVisible();
    await expect(anna.page.locator('.question')).toContainText('You are watching');
    await expect(anna.page.locator('.choices [data-choice], [data-undo]')).toHaveCount(0);
    expect(cid.complaints.list).toEqual([]);
  } finally {
    for (const { context } of [anna, ben, cid, dora]) await context.close();
    await program.end();
  }
});

test('a chair is minded, taken back, lost and given to somebody else; then they play once more', async ({
  browser,
}) => {
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { mode: 'friends', name: 'Anna', company: ['friend'] });
  const ben = await person(browser, PHONE);
  const eve = await person(browser, PHONE);
  const complaints = [anna, ben, eve].map((each) => each.complaints);
  try {
    await anna.page.goto(program.address);
    await anna.page.locator('button.begin').click();
    await sitDown(ben.page, await anna.page.locator('[data-link]').inputValue(), 'Ben');
    await change(anna.page, {
      type: 'options',
      options: { undo: 'consent', hints: 'nobody', known_tops: 'shown', spectators_chat: false, grace: 10 },
    });
    await anna.page.locator('[data-start]').click();
    await expect(ben.page.locator('.question.yours')).toBeVisible();

    // A computer player minds Ben's chair until he takes it back.
    await change(ben.page, { type: 'mind', seat: 1, bot: 'greedy' });
    await expect(ben.page.locator('.choices [data-choice]')).toHaveCount(0);
    await ben.page.locator('.people summary').click();
    await ben.page.locator('.people').getByRole('button', { name: 'Take my chair back' }).click();
    await expect(ben.page.locator('[data-person="1"]')).toContainText('is here');

    // Ben's phone is gone for good. The host gives his chair to Eve.
    await ben.context.close();
    await anna.page.locator('.people summary').click();
    await expect(anna.page.locator('[data-person="1"]')).toContainText('has been away for long', { timeout: 40_000 });
    await anna.page.getByRole('button', { name: 'Make a link to this seat' }).click();
    await eve.page.goto(await anna.page.locator('.people [data-link]').inputValue());
    await expect(eve.page.locator('.board')).toBeVisible();
    await anna.page.keyboard.press('Escape');

    // Computer players finish the game for both; then they play once more.
    await change(eve.page, { type: 'mind', seat: 1, bot: 'random' });
    await change(anna.page, { type: 'mind', seat: 0, bot: 'random' });
    for (const { page } of [anna, eve]) await expect(page.locator('.end')).toBeVisible({ timeout: 60_000 });
    const finished = anna.page.url();
    await sound(eve.page);
    await anna.page.getByRole('button', { name: 'Play again' }).click();
    await expect(anna.page.locator('.end')).toHaveCount(0);
    await eve.page.getByRole('button', { name: 'Go there' }).click();
    await expect(eve.page.locator('.end')).toHaveCount(0);
    expect(eve.page.url()).not.toBe(finished);
    await expect.poll(() => eve.page.url()).toBe(anna.page.url());
    for (const each of complaints) expect(each.list).toEqual([]);

    // Deleting a game deletes it for everyone.
    eve.complaints.serverDown = true;
    await anna.page.goto(program.address);
    const listed = anna.page.locator(`li:has(a[href="${new URL(finished).pathname}"])`);
    await listed.locator('button.sign:not([data-watch])').click();
    await anna.page.locator('[data-delete]').click();
    await expect(listed).toHaveCount(0);
    await eve.page.goto(finished);
    await expect(eve.page.getByText('There is no such game here.')).toBeVisible();
  } finally {
    for (const { context } of [anna, eve]) await context.close();
    await program.end();
  }
});
