import { expect, type Page, test } from '@playwright/test';
import { LAPTOP, person } from './people';
import type { FromServer } from '../src/protocol';
import { begin, CHOICES, listen, play, settle } from './page';
import { Program } from './program';

const SCRIPT = /\/assets\/index-[\w-]+\.js/;
const OLD = '/assets/index-old.js';

/** Hands out the page of this program as if it were one of another version, until it is replaced. */
async function oldVersion(page: Page): Promise<{ replace: () => void; loads: () => number }> {
  let [old, loads, script] = [true, 0, ''];
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = await answer.text();
      loads += 1;
      script = SCRIPT.exec(body)?.[0] ?? script;
      return route.fulfill({ response: answer, body: old ? body.replace(SCRIPT, OLD) : body });
    },
  );
  await page.route(`**${OLD}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `import ${JSON.stringify(script)};` }),
  );
  await page.route('**/api/status', async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return route.abort();
    const status = (await answer.json()) as object;
    return route.fulfill({ json: old ? { ...status, page: OLD } : status });
  });
  return { replace: () => (old = false), loads: () => loads };
}

const script = (page: Page) => page.locator('script[type=module]').getAttribute('src');

test('an old page that nobody uses loads the new version by itself, once', async ({ page }) => {
  const program = await Program.start();
  try {
    const version = await oldVersion(page);
    await settle(page, {});
    await page.goto(program.address);
    await expect(page.locator('button.begin')).toBeVisible();
    expect(await script(page)).toBe(OLD);
    await expect(page.locator('.newer')).toHaveCount(0);
    version.replace();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => script(page)).toMatch(SCRIPT);
    await expect.poll(() => script(page)).not.toBe(OLD);
    await expect(page.locator('button.begin')).toBeVisible();
    expect(version.loads()).toBe(2);
  } finally {
    await program.end();
  }
});

test('a server that has only the old page does not make it reload again and again', async ({ page }) => {
  const program = await Program.start();
  try {
    const version = await oldVersion(page);
    // This server says that it has the new page, and another one hands out the old.
    await page.route('**/api/status', async (route) => {
      const status = (await (await route.fetch()).json()) as object;
      return route.fulfill({ json: { ...status, page: '/assets/index-new.js' } });
    });
    await settle(page, {});
    await page.goto(program.address);
    await expect(page.locator('.newer')).toContainText('A new version is here.');
    await page.waitForTimeout(3000);
    expect(version.loads(), 'by itself once').toBe(2);
    await page.locator('.newer button.main').click();
    await expect.poll(version.loads).toBe(3);
    await page.locator('.newer').getByRole('button', { name: 'Later' }).click();
    await expect(page.locator('.newer')).toHaveCount(0);
  } finally {
    await program.end();
  }
});

test('an upgrade of the server during a game loses no move', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    const version = await oldVersion(page);
    await settle(page, {});
    await begin(page, program.address, 1, 1);
    await play(page, 6);
    const answered: number[] = [];
    const seen: number[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(payload.toString()) as FromServer;
        if (message.type === 'done') answered.push(message.seq);
        if (message.type === 'table') seen.push(message.view.seq);
      }),
    );
    // The player decides while the server is away: the step waits in the page.
    complaints.serverDown = true;
    await page.waitForTimeout(500);
    const before = version.loads();
    await program.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();
    await page.locator(`${CHOICES}:not([data-choice=ready])`).first().dispatchEvent('click');
    version.replace();
    await program.open();
    // It comes back, is answered, and only then the page reloads by itself.
    await expect.poll(() => script(page)).not.toBe(OLD);
    expect(answered, 'before the reload').toHaveLength(1);
    expect(version.loads()).toBe(before + 1);
    await expect(page.locator('.board')).toBeVisible();
    expect(seen.at(-1), 'the step is there').toBeGreaterThan(answered[0] ?? Infinity);
    await play(page, 4);
  } finally {
    await program.end();
  }
});

test('a text that is being written stays, and the player reloads', async ({ browser, page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    const version = await oldVersion(page);
    const anna = await person(browser, LAPTOP, { mode: 'friends', company: ['friend'] });
    await anna.page.goto(program.address);
    await anna.page.locator('button.begin').click();
    const link = await anna.page.locator('[data-link]').inputValue();
    await anna.context.close();
    await settle(page, {});
    await page.goto(link);
    const field = page.locator('.sit input[name=name]');
    await field.fill('Annabella');
    complaints.serverDown = true;
    await program.kill();
    version.replace();
    await program.open();
    await expect(page.locator('.newer')).toBeVisible();
    await page.waitForTimeout(6000);
    await expect(field).toHaveValue('Annabella');
    expect(version.loads()).toBe(1);
    await page.locator('.newer button.main').click();
    await expect.poll(() => script(page)).not.toBe(OLD);
    await expect(page.locator('.newer')).toHaveCount(0);
  } finally {
    await program.end();
  }
});
