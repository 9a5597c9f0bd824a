import { expect, type Page, test } from '@playwright/test';
import { CHOICES, length, preferred, press } from './page';
import { LAPTOP, person, PHONE, round, sound } from './people';
import { Program } from './program';

// A whole game with `cargo xtask proof friends`; the test command plays the first evenings.
const WHOLE = process.env['TIEFENTHAL_FRIENDS'] === 'whole';
const EVENINGS = WHOLE ? Infinity : 1;

/** The letter of the phase; S while Start Cards are chosen. */
const phase = (page: Page) =>
  page.evaluate(() => document.querySelector('.top .letters .now')?.textContent.trim() ?? 'S');

const over = (page: Page) => page.locator('.end').isVisible();

test('two people, a spectator and a computer player play on through a power cut in every phase', async ({
  browser,
}) => {
  test.setTimeout(WHOLE ? 3_600_000 : 400_000);
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { mode: 'friends', level: 5, company: ['friend', { bot: 'greedy' }] });
  const ben = await person(browser, PHONE);
  const clara = await person(browser, LAPTOP, { theme: 'dark' });
  const people = [anna, ben, clara];
  try {
    await anna.page.goto(program.address);
    await anna.page.locator('input[name=name]').fill('Anna');
    await anna.page.locator('button.begin').click();
    const link = await anna.page.locator('[data-link]').inputValue();
    await anna.page.getByText('More links').click();
    await anna.page.getByRole('button', { name: 'Make a link to watch' }).click();
    await clara.page.goto(await anna.page.locator('[data-link]').nth(1).inputValue());

    // A newcomer with a phone: from the link to the seat.
    const began = Date.now();
    let taps = 0;
    const tap = async (selector: string) => {
      taps += 1;
      await ben.page.locator(selector).tap();
    };
    await ben.page.goto(link);
    await tap('.sit input[name=name]');
    await ben.page.keyboard.type('Ben', { delay: 60 });
    await tap('.sit .house-frog');
    await tap('[data-sit]');
    await expect(ben.page.locator('.chair.mine')).toContainText('Ben');
    expect(taps).toBeLessThanOrEqual(6);
    console.log(`from the link to the seat: ${taps} taps, ${((Date.now() - began) / 1000).toFixed(1)} s`);
    await anna.page.locator('[data-start]').click();
    for (const { page } of people) await expect(page.locator('.board')).toBeVisible();

    const cuts: string[] = [];
    /** The power fails, maybe while a click on this page is on its way. */
    const cut = async (clicks: Page | undefined) => {
      const known = await length(clara.page);
      for (const { complaints } of people) complaints.serverDown = true;
      const clicked = clicks === undefined ? null : press(clicks, 1);
      await program.kill();
      for (const { page } of people) await expect(page.getByText('Connection lost')).toBeVisible();
      await program.open();
      for (const { page, complaints } of people) {
        await expect(page.getByText('Connection lost')).toBeHidden();
        complaints.serverDown = false;
      }
      await clicked;
      expect(await length(clara.page), 'nothing that was shown is lost').toBeGreaterThanOrEqual(known);
    };

    while (!(await over(clara.page))) {
      const evening = await round(clara.page);
      if (Number(evening) > EVENINGS) break;
      let now = `${evening} ${await phase(clara.page)}`;
      const asked: Page[] = [];
      for (const { page } of [anna, ben]) {
        if ((await page.locator(CHOICES).count()) > 0) asked.push(page);
      }
      // G asks nobody without a Juggler, so the power also fails while serving turns are closed, one of which
      // leads there.
      const closes = asked[0] !== undefined && now.endsWith('F') && (await preferred(asked[0])) === 'close';
      if (closes) now = `${evening} G ${asked[0] === anna.page ? 'Anna' : 'Ben'}`;
      if (!cuts.includes(now)) {
        await cut(closes || cuts.length % 2 === 0 ? asked[0] : undefined);
        cuts.push(now);
      } else if (asked[0] === undefined) await clara.page.waitForTimeout(20);
      else await press(asked[0], 1);
    }
    const phases = [...new Set(cuts.map((each) => each.split(' ')[1]))].sort();
    console.log(`${cuts.length} power cuts, in the phases ${phases.join(', ')}`);
    // On the first evening nobody chooses anything in A, so the game does not stop there.
    expect(phases).toEqual(expect.arrayContaining(['D', 'E', 'F', 'G', 'S']));

    // Everybody has seen the same.
    for (const { page } of people) await expect.poll(() => length(page)).toBe(await length(clara.page));
    await sound(clara.page);
    if (WHOLE) {
      expect(phases).toEqual(expect.arrayContaining(['A', 'B']));
      const [points, records] = [new Set<string>(), new Set<string>()];
      for (const { page } of people) {
        await expect(page.locator('.end')).toBeVisible();
        points.add(String(await page.locator('.end .total').allTextContents()));
        const address = `${program.address}/api${new URL(page.url()).pathname.replace('/game/', '/games/')}/record`;
        records.add(await (await page.request.get(address)).text());
      }
      expect(points.size, 'the same points for all').toBe(1);
      expect(records.size, 'one record for all').toBe(1);
      for (const record of records) expect(program.verifies(record), 'the luck of the record is proven').toBe(true);
    }
    for (const { complaints } of people) expect(complaints.list).toEqual([]);
  } finally {
    for (const { context } of people) await context.close();
    await program.end();
  }
});
