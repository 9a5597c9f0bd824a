import { expect, test } from '@playwright/test';
import { length, press } from './page';
import { LAPTOP, person, PHONE, playOn, round, sound } from './people';
import { Program } from './program';

test('two people, a spectator and a computer player meet by a link and play', async ({ browser }) => {
  test.setTimeout(400_000);
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { mode: 'friends', level: 2, company: ['friend', { bot: 'greedy' }] });
  const ben = await person(browser, PHONE, { theme: 'dark' });
  const clara = await person(browser, LAPTOP);
  const tablet = await person(browser, { width: 820, height: 1180 });
  try {
    // Anna makes a table.
    await anna.page.goto(program.address);
    await anna.page.locator('input[name=name]').fill('Anna');
    await anna.page.locator('button.begin').click();
    await expect(anna.page.locator('[data-chair]')).toHaveCount(3);
    await expect(anna.page.locator('[data-start]')).toBeDisabled();
    const link = await anna.page.locator('[data-link]').inputValue();
    await sound(anna.page);

    // Ben follows the link: a name and a few taps.
    let taps = 0;
    const tap = async (selector: string) => {
      taps += 1;
      await ben.page.locator(selector).click();
    };
    await ben.page.goto(link);
    await expect(ben.page.locator('[data-sit]')).toBeVisible();
    expect(ben.page.url(), 'the secret does not stay in the address').not.toContain('join');
    await sound(ben.page);
    await tap('.sit input[name=name]');
    await ben.page.keyboard.type('Ben');
    await tap('.sit .house-frog');
    await tap('[data-sit]');
    expect(taps).toBeLessThanOrEqual(6);
    await expect(ben.page.locator('[data-chair="1"]')).toContainText('Ben');
    await expect(anna.page.locator('[data-chair="1"]')).toContainText('Ben');

    // Clara watches.
    await anna.page.getByText('More links').click();
    await anna.page.getByRole('button', { name: 'Make a link to watch' }).click();
    await expect(anna.page.locator('[data-link]')).toHaveCount(2);
    await clara.page.goto(await anna.page.locator('[data-link]').last().inputValue());
    await expect(clara.page.getByText('You are watching this table.')).toBeVisible();

    // They say hello, and the game begins.
    await ben.page.locator('select[name=phrase]').selectOption('hello');
    await expect(anna.page.locator('[data-note]')).toContainText('Hello!');
    await anna.page.locator('[data-start]').click();
    for (const { page } of [anna, ben, clara]) await expect(page.locator('.board')).toBeVisible();
    await expect(clara.page.locator('.choices [data-choice]')).toHaveCount(0);
    await sound(anna.page);

    // One evening, with a power cut in it.
    await playOn([anna.page, ben.page], async () => (await length(clara.page)) > 6);
    const known = await length(clara.page);
    for (const { complaints } of [anna, ben, clara]) complaints.serverDown = true;
    await program.kill();
    await expect(anna.page.getByText('Connection lost')).toBeVisible();
    await program.open();
    for (const { page, complaints } of [anna, ben, clara]) {
      await expect(page.getByText('Connection lost')).toBeHidden();
      complaints.serverDown = false;
    }
    expect(await length(clara.page)).toBeGreaterThanOrEqual(known);
    await playOn([anna.page, ben.page], async () => (await round(clara.page)) === '2');

    // What is said is marked until it is read.
    await ben.page.locator('[data-tab-button=log]').click();
    await ben.page.locator('[data-chat]').click();
    await ben.page.locator('input[name=chat]').fill('My train arrives');
    await ben.page.keyboard.press('Enter');
    await expect(anna.page.locator('.unread')).toHaveText('1');
    await anna.page.locator('[data-chat]').click();
    await expect(anna.page.locator('[data-note]').last()).toContainText('My train arrives');
    await expect(anna.page.locator('.unread')).toHaveCount(0);

    // Ben goes; after the grace time a computer player plays for him.
    await anna.page.evaluate(async () => {
      const game = location.pathname.replace('/game/', '');
      const options = { undo: 'consent', hints: 'nobody', known_tops: 'shown', spectators_chat: false, grace: 10 };
      const body = JSON.stringify({ type: 'options', options });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/games/${game}/room`, { method: 'POST', headers, body });
    });
    const place = ben.page.url();
    await ben.page.goto(program.address);
    await expect(ben.page.getByText(/^Against Anna and \w+ \(Greedy\)$/)).toBeVisible();
    await anna.page.locator('.people summary').click();
    await expect(anna.page.locator('[data-person="1"]')).toContainText('is away');
    await sound(anna.page);
    await anna.page.locator('[data-mind]').click({ timeout: 30_000 });
    await expect(anna.page.locator('[data-person="1"]')).toContainText('is playing for them');
    await anna.page.keyboard.press('Escape');
    await playOn([anna.page], async () => (await round(anna.page)) === '3');

    // He comes back and has his seat.
    await ben.page.goto(place);
    await expect(ben.page.locator('.board')).toBeVisible();
    await expect(anna.page.locator('.strip .absent')).toHaveCount(0);
    await playOn([anna.page, ben.page], async () => (await round(ben.page)) === '4');

    // He goes on at another device.
    await ben.page.locator('.people summary').click();
    await ben.page.locator('[data-code]').click();
    const code = (await ben.page.locator('.people .code').textContent())?.split(' ').at(-1) ?? '';
    await sound(ben.page);
    await tablet.page.goto(program.address);
    await tablet.page.getByText('Continue a game from another device').click();
    await tablet.page.locator('input[name=code]').fill(code.toLowerCase());
    await tablet.page.keyboard.press('Enter');
    await expect(tablet.page.locator('.board')).toBeVisible();
    await expect(tablet.page.locator('.tavern .emblem.house-frog').first()).toBeVisible();
    for (const { complaints } of [anna, ben, clara, tablet]) expect(complaints.list).toEqual([]);
  } finally {
    for (const { context } of [anna, ben, clara, tablet]) await context.close();
    await program.end();
  }
});

test('two people share a device, with a curtain where answers are secret', async ({ browser }) => {
  const program = await Program.start();
  const both = await person(browser, PHONE, { mode: 'friends', level: 4, name: 'Anna', company: ['here'] });
  const { page } = both;
  try {
    await page.goto(program.address);
    await page.locator('input[name=here1]').fill('Ben');
    await page.locator('button.begin').click();
    const passed: string[] = [];
    for (let steps = 0; steps < 200; steps += 1) {
      await page.locator('[data-lift], .choices [data-choice]').first().waitFor({ state: 'attached' });
      if ((await page.locator('[data-lift]').count()) > 0) {
        await sound(page);
        passed.push((await page.locator('.curtain h2').textContent()) ?? '');
        await page.locator('[data-lift]').click();
      } else if ((await round(page)) === '2') break;
      else await press(page, 1);
    }
    expect(await round(page)).toBe('2');
    // The Start Cards are chosen in secret, first by Anna, then by Ben.
    expect(passed.slice(0, 2)).toEqual(['Pass the device to Anna', 'Pass the device to Ben']);
    expect(both.complaints.list).toEqual([]);
  } finally {
    await both.context.close();
    await program.end();
  }
});

test('a link that does not work says so', async ({ browser }) => {
  const program = await Program.start();
  const guest = await person(browser, PHONE);
  try {
    guest.complaints.serverDown = true;
    await guest.page.goto(`${program.address}/#join=AAAAAAAAAAAAAAAAAAAAAA`);
    await expect(guest.page.getByText('This invitation no longer works')).toBeVisible();
    await sound(guest.page);
    await guest.page.getByRole('button', { name: 'To the start page' }).click();
    await expect(guest.page.locator('button.begin')).toBeVisible();
  } finally {
    await guest.context.close();
    await program.end();
  }
});
