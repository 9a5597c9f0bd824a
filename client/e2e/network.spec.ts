import { chromium, expect, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { LAPTOP, person, PHONE, sound } from './people';
import { Program } from './program';

/** The text of the QR code on the page, read as a camera would: from its dark and light squares. */
async function scanned(page: Page): Promise<string> {
  const code = page.locator('.invite .code svg');
  const side = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await code.locator('path').last().getAttribute('d')) ?? '';
  const SCALE = 8;
  const width = side * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

test('whoever started the program lets the network in, and shuts it out again', async ({ browser }) => {
  // Another address of this machine stands for its address in a network.
  const program = await Program.start('--lan-address', '127.0.0.2');
  const anna = await person(browser, LAPTOP, { mode: 'friends', company: ['friend'] });
  const ben = await person(browser, PHONE);
  const other = await person(browser, LAPTOP, { mode: 'friends', company: ['friend'] });
  try {
    // Only the browser that the program opened has the switch.
    await other.page.goto(program.address);
    await expect(other.page.getByText('start the program with --lan')).toBeVisible();
    await expect(other.page.locator('input[name=network]')).toHaveCount(0);
    await anna.page.goto(program.houseAddress);
    const lan = anna.page.locator('input[name=network]');
    await expect(lan).not.toBeChecked();
    expect(anna.page.url(), 'the secret does not stay in the address').not.toContain('house');
    await anna.page.locator('button.begin').click();
    await expect(anna.page.locator('[data-link]')).toHaveValue(/^http:\/\/127\.0\.0\.1:/);

    await lan.click();
    await expect(lan).toBeChecked();
    await expect(anna.page.getByText(`at http://127.0.0.2:${program.port}`)).toBeVisible();
    const link = anna.page.locator('[data-link]');
    await expect(link).toHaveValue(new RegExp(`^http://127\\.0\\.0\\.2:${program.port}/#join=`));
    expect(await scanned(anna.page), 'the QR code is the link').toBe(await link.inputValue());
    await sound(anna.page);

    // A friend comes over the network.
    await ben.page.goto(await link.inputValue());
    await ben.page.locator('.sit input[name=name]').fill('Ben');
    await ben.page.locator('[data-sit]').click();
    await expect(anna.page.locator('[data-chair="1"]')).toContainText('Ben');
    for (const { complaints } of [anna, ben, other]) expect(complaints.list).toEqual([]);

    ben.complaints.serverDown = true;
    await lan.click();
    await expect(lan).not.toBeChecked();
    await expect(ben.page.getByText('Connection lost')).toBeVisible();
    await expect(anna.page.locator('[data-chair="1"]')).toContainText('not connected');
    await lan.click();
    await expect(ben.page.getByText('Connection lost')).toBeHidden();
  } finally {
    for (const { context } of [anna, ben, other]) await context.close();
    await program.end();
  }
});

test('the house is known by its key, and by nothing else', async ({ browser }) => {
  const program = await Program.start();
  const first = await person(browser, LAPTOP, { name: 'Anna' });
  const second = await person(browser, PHONE);
  try {
    await first.page.goto(program.houseAddress);
    await first.page.locator('button.begin').click();
    await expect(first.page.locator('.board')).toBeVisible();
    await second.page.goto(program.address);
    await expect(second.page.getByText('Here you will find your games.')).toBeVisible();
    second.complaints.serverDown = true;
    await second.page.goto(`${program.address}/#house=${'0'.repeat(64)}`);
    await expect(second.page.getByText('This address no longer opens the house.')).toBeVisible();
    await second.page.goto(program.houseAddress);
    await expect(second.page.locator('a[href^="/game/"]')).toContainText('Beginner');
  } finally {
    for (const { context } of [first, second]) await context.close();
    await program.end();
  }
});

test('without https a link is copied as a selected text', async () => {
  const program = await Program.start('--public-url', 'http://taverns.test:PORT');
  const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP taverns.test 127.0.0.1'];
  if (process.env['CLIENT_DIST'] !== undefined) args.push('--disable-features=LocalNetworkAccessChecks');
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args });
  const anna = await person(browser, LAPTOP, { mode: 'friends', company: ['friend'] });
  try {
    await anna.page.goto(`http://taverns.test:${program.port}`);
    expect(await anna.page.evaluate(() => isSecureContext)).toBe(false);
    await expect(anna.page.locator('input[name=network]')).toHaveCount(0);
    await anna.page.locator('button.begin').click();
    const link = await anna.page.locator('[data-link]').inputValue();
    expect(link).toMatch(/^http:\/\/taverns\.test:/);
    await anna.page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(anna.page.getByText('Copied')).toBeVisible();
    // What was copied can be pasted.
    await anna.page.getByText('Options', { exact: true }).click();
    await anna.page.getByRole('button', { name: 'Change name or house' }).click();
    const field = anna.page.locator('.sit input[name=name]');
    await field.evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
    await field.fill('');
    await anna.page.keyboard.press('Control+V');
    await expect(field).toHaveValue(link);
    // Browsers say that one of our headers means nothing without https.
    const unexpected = anna.complaints.list.filter((text) => !text.includes('Cross-Origin-Opener-Policy'));
    expect(unexpected).toEqual([]);
  } finally {
    await browser.close();
    await program.end();
  }
});
