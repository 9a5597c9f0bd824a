import { expect, test } from '@playwright/test';
import { begin, play, settle, takeClientFromFolder } from './page';
import { Program } from './program';

test('the page can be installed', async ({ page }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await page.goto(program.address);
    const client = await page.context().newCDPSession(page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A browser without a window of its own counts as one in which nothing is kept.
    const errors = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    expect(errors).toEqual([]);
    const manifest = await client.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { icons } = JSON.parse(manifest.data ?? '{}') as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
      const size = await page.evaluate(async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob());
        return `${image.width}x${image.height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    // The rest is about the server, not about a page from a folder.
    if (process.env['CLIENT_DIST'] !== undefined) return;
    const served = await page.request.get(`${program.address}/manifest.webmanifest`);
    expect(served.headers()).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    });
  } finally {
    await program.end();
  }
});

test('the tab says whose move it is, and so does the system while nobody looks', async ({ page, context }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await context.grantPermissions(['notifications'], { origin: program.address });
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      class Told extends EventTarget {
        static readonly permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        close = () => undefined;
        constructor(
          readonly title: string,
          options: NotificationOptions,
        ) {
          super();
          told.push(options.body ?? '');
        }
      }
      Object.assign(globalThis, { Notification: Told });
    });
    await settle(page, {});
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    const look = (hidden: boolean) =>
      page.evaluate(
        (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }),
        hidden,
      );
    await begin(page, program.address, 1, 1);
    await expect(page).toHaveTitle(/Your move/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-move.svg');
    await look(true);
    await play(page, 2);
    expect(await told(), 'nobody asked for it').toEqual([]);
    await look(false);
    await page.locator('.settings summary').click();
    await page.locator('[data-notices] input').check();
    await page.keyboard.press('Escape');
    await play(page, 2);
    expect(await told(), 'the page is in front').toEqual([]);
    await look(true);
    await play(page, 2);
    await expect.poll(async () => (await told()).at(-1)).toBe('It is your move: Turn 1');
    await page.locator('.top .home').click();
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
    await expect(page).toHaveTitle('The Taverns of Tiefenthal');
  } finally {
    await program.end();
  }
});
