import { expect, test, type Page } from '@playwright/test';
import { parse, serialize, Transformer, type TextElement } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { begin, listen, play, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const SIZES = [
  { width: 1366, height: 625 },
  { width: 360, height: 740 },
];
const WORDS = new URL('../../words/', import.meta.url);

const LANGUAGES = {
  de: { title: 'Die Tavernen im Tiefen Thal', plan: 'Lege deine Würfel', serve: 'Bediene deine Gäste' },
  nl: { title: 'De Taveernen van de Oude Stad', plan: 'Leg je dobbelstenen', serve: 'Bedien je gasten' },
};

for (const [set, says] of Object.entries(LANGUAGES)) {
  test(`the page in ${set}, which fits and changes its language at any moment`, async ({ page }) => {
    test.setTimeout(180_000);
    const program = await Program.start();
    const complaints = listen(page);
    const fits = async (what: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(120);
        await page.screenshot({ path: `test-results/${set}-${size.width}-${what}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${what} is not wider than the screen`).toBeLessThanOrEqual(size.width);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
    };
    try {
      await takeClientFromFolder(page);
      await settle(page, { words: set, name: 'Anna' });
      await page.goto(program.address);
      await expect(page).toHaveTitle(says.title);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(set);
      await fits('start');
      await page.locator('[data-mode=friends]').click();
      await fits('friends');
      await page.locator('[data-mode=alone]').click();
      await begin(page, program.address, 5, 3);
      await fits('startcards');
      await playUntil(page, says.plan);
      await page.locator('.desk [data-die]').first().click();
      await fits('plan');
      await page.keyboard.press('Escape');
      await play(page, 3);
      await playUntil(page, says.serve);
      await fits('serve');
      await page.setViewportSize({ width: 360, height: 740 });
      for (const tab of ['market', 'monastery', 'others', 'log', 'choices']) {
        await page.locator(`[data-tab-button=${tab}]`).click();
        await page.screenshot({ path: `test-results/${set}-360-tab-${tab}.png` });
      }
      await page.locator('[data-tab-button=tavern]').click();
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.locator('.settings summary').click();
      await fits('settings');
      await page.locator('[data-setting=words]').selectOption('schmidt');
      await expect(page.locator('.question')).toContainText('Serve your guests');
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}

test('every text on the page comes from the word set', async ({ page }) => {
  test.setTimeout(180_000);
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    // In place of the German texts the page gets English ones whose letters are all outside ASCII.
    await page.route(/\/assets\/de-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(pseudoTexts())}` }),
    );
    await settle(page, { words: 'de', name: '1' });
    await page.goto(program.address);
    await expect(page.locator('.levels')).toBeVisible();
    expect(await foreignTexts(page)).toEqual([]);
    await page.locator('[data-mode=friends]').click();
    expect(await foreignTexts(page)).toEqual([]);
    await page.locator('[data-mode=alone]').click();
    await begin(page, program.address, 5, 1);
    for (let steps = 0; steps < 8; steps += 1) {
      expect(await foreignTexts(page)).toEqual([]);
      await play(page, 5);
    }
    await play(page);
    expect(await foreignTexts(page)).toEqual([]);
  } finally {
    await program.end();
  }
});

/** The texts of the page that hold plain letters, which no message does. */
function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Signs of the game, the promise about its luck, options of the program, and the names of the word sets. */
    const allowed = /^([A-G]|[A-Z]\d+|[0-9a-f]{64}|--[a-z]+|English \(.*\)|Deutsch|Nederlands)$/;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    const plain = texts.map((text) => text.trim()).filter((text) => /[A-Za-z]/.test(text) && !allowed.test(text));
    // The rule of a refusal stands behind it in brackets, the time of day may hold letters, and the browser names the month.
    const today = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format();
    const bare = (text: string) => text.replace(/\([A-Z]\d+\)/g, '').replace(today, '');
    return [...new Set(plain.filter((text) => /[A-Za-z]{2}/.test(bare(text))))];
  });
}

/** The English texts with every letter replaced, as Fluent. */
function pseudoTexts(): string[] {
  class Pseudo extends Transformer {
    override visitTextElement(node: TextElement) {
      node.value = node.value.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x3c0));
      return node;
    }
  }
  const folder = 'sentences/en/';
  const files = ['terms/north-star.ftl', ...readdirSync(new URL(folder, WORDS)).map((file) => folder + file)];
  return files.map((file) => {
    const resource = parse(readFileSync(new URL(file, WORDS), 'utf8'), {});
    new Pseudo().visit(resource);
    return serialize(resource, {});
  });
}
