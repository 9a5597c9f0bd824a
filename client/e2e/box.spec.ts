import { expect, test } from '@playwright/test';
import { LAPTOP, person, PHONE, sound } from './people';
import { Program } from './program';

test('an owner corrects a price, shares it, and friends play with it', async ({ browser }) => {
  test.setTimeout(180_000);
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { name: 'Anna', level: 1, words: 'north-star' });
  const ben = await person(browser, PHONE, { name: 'Ben', theme: 'dark', words: 'de' });
  try {
    const { page } = anna;
    await page.goto(program.address);
    await page.locator('[data-box]').click();
    await expect(page).toHaveURL(/\/box$/);
    await page.locator('[data-group=guests] summary').click();
    await expect(page.locator('[data-group=guests] li').first()).toContainText('3 beer');
    await page.locator('[data-group=guests] summary').click();

    // Nonsense is refused by the rules, beside the field; the corrected price is not.
    await page.locator('[data-correct]').click();
    await page.locator('[data-group=tavern_cards] summary').click();
    const brewer = page.locator('[data-entry="tavern_cards.brewer"]');
    const price = brewer.locator('[data-field=price] input');
    await price.fill('99');
    await expect(brewer.locator('[data-fault]')).toContainText('the price must be between 1 and 60, not 99');
    for (const [typed, found] of [
      ['-3', '-3'],
      ['70000000000', '70,000,000,000'],
    ] as const) {
      await price.fill(typed);
      await expect(brewer.locator('[data-fault]')).toContainText(`between 1 and 60, not ${found}`);
    }
    await price.fill('six');
    await expect(brewer.locator('[data-fault]')).toContainText('needs a whole number.');
    await expect(page.locator('[data-verdict]')).toContainText('Brewer, Price');
    await expect(price).toHaveAccessibleName('Brewer, Price');
    await expect(price).toHaveAccessibleDescription('needs a whole number.');
    await price.press('Escape');
    await expect(price).toHaveValue('6');
    await expect(page.locator('[data-verdict]')).toContainText('still the standard values');
    await price.fill('7');
    await expect(page.locator('[data-verdict]')).toContainText('The rules can play with this');
    await expect(brewer).toContainText('was: 6');
    await page.locator('input[name=sheet-name]').fill('Annas Schachtel');
    await expect(page.locator('[data-verdict]')).toContainText('The rules can play with this');
    await sound(page);
    await page.locator('[data-editor] summary').first().click();
    const link = await page.locator('[data-editor] [data-link]').inputValue();

    // A reload loses nothing.
    await page.reload();
    await expect(page.locator('[data-own="Annas Schachtel"]')).toContainText('1 entry differs');

    // A friend sees what differs, keeps it, and makes a table with it.
    await ben.page.goto(link);
    const shared = ben.page.locator('[data-shared]');
    await expect(shared).toContainText('Annas Schachtel');
    await expect(shared.locator('[data-differences] li')).toHaveCount(1);
    await expect(shared.locator('[data-differences]')).toContainText('Preis 7');
    await sound(ben.page);
    await shared.locator('button.main').click();
    await expect(ben.page.locator('[data-verdict]')).toContainText('Damit lässt sich spielen');
    await ben.page.locator('[data-editor] .acts button').first().click();
    await expect(ben.page.locator('select[name=sheet]')).toContainText('Annas Schachtel');
    await ben.page.locator('button.begin').click();
    await expect(ben.page.locator('.board')).toBeVisible();
    await expect(ben.page).toHaveURL(/\/game\/\w+/);
    const game = new URL(ben.page.url()).pathname.split('/').at(-1) ?? '';
    const played = await ben.page.evaluate(async (game) => {
      const answer = await fetch(`/api/games/${game}/sheet`);
      if (!answer.ok) throw new Error(await answer.text());
      const sheet = (await answer.json()) as {
        name: string;
        entries: { name: string; values: Record<string, unknown> }[];
      };
      const brewer = sheet.entries.find(({ name }) => name === 'tavern_cards.brewer');
      return [sheet.name, brewer?.values['price']];
    }, game);
    expect(played).toEqual(['Annas Schachtel', 7]);
    await ben.page.goto(program.address);
    await expect(ben.page.locator(`a[href="/game/${game}"]`)).toContainText('Annas Schachtel');

    // At the table the card has its price, and the sign says with which values one plays.
    await page.locator('[data-own="Annas Schachtel"] button.main').click();
    await page.locator('button.begin').click();
    await expect(page.locator('.p-fan [data-sheet]')).toContainText('Annas Schachtel');
    await expect(page.locator('[data-thing="pile brewer"]').first()).toContainText('7');
    await page.locator('.p-fan [data-sheet]').click();
    await expect(page.locator('dialog [data-differences]')).toContainText('Price 7');
    expect([...anna.complaints.list, ...ben.complaints.list]).toEqual([]);
  } finally {
    await anna.context.close();
    await ben.context.close();
    await program.end();
  }
});

test('a sheet needs a name, its corrections are its owner’s, and nothing is lost by one tap', async ({ browser }) => {
  const program = await Program.start();
  const anna = await person(browser, LAPTOP, { name: 'Anna', level: 1, words: 'north-star' });
  try {
    const { page } = anna;
    const verdict = page.locator('[data-verdict]');
    const name = page.locator('input[name=sheet-name]');
    await page.goto(`${program.address}/box`);
    const printed = await page.locator('[data-mark=printed]').innerText();
    await page.locator('[data-correct]').click();
    await page.locator('[data-group=noble] summary').click();
    const noble = page.locator('[data-entry=noble]');
    const points = noble.locator('[data-field=points] input');

    // The page does not say that a rulebook states what Anna typed.
    for (const typed of ['abc', '7']) {
      await points.fill(typed);
      await expect(noble.getByRole('img', { name: 'corrected by you' })).toBeVisible();
      await expect(page.locator('[data-mark=own]')).toContainText('(1)');
      await expect(page.locator('[data-mark=printed]')).not.toHaveText(printed);
      await expect(page.locator('[data-group=noble]')).toContainText('not about yours');
    }
    await expect(verdict).toContainText('The rules can play with this');

    // A screen reader names every field differently.
    const closed = page.locator('[data-group]:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    const labels = await page
      .locator('[data-group] :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')));
    expect(labels.length).toBeGreaterThan(200);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);

    // Without a name nobody plays with it, and it gets one when Anna leaves.
    for (const typed of ['', '   ']) {
      await name.fill(typed);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(verdict).toContainText('Give it a name');
      await expect(page.getByRole('button', { name: 'Play with it' })).toBeDisabled();
    }
    await page.locator('[data-done]').click();
    const own = page.locator('[data-own="Our box"]');
    await expect(own.locator('button.main')).toBeEnabled();

    // What an earlier version kept without a name is not offered at once, and gets one, too.
    await page.evaluate(() => {
      const kept = (localStorage.getItem('tiefenthal-sheets') ?? '').replaceAll('Our box', '');
      localStorage.setItem('tiefenthal-sheets', kept);
    });
    await page.goto(program.address);
    await expect(page.locator('button.begin')).toBeVisible();
    await expect(page.locator('select[name=sheet]')).toHaveCount(0);
    await page.goto(`${program.address}/box`);
    await expect(own.locator('button.main')).toBeEnabled();

    // What is open stays open while she types, and results say to which values they belong.
    await own.getByRole('button', { name: 'Edit' }).click();
    const measure = page.locator('details', { has: page.locator('[data-measure]') });
    await measure.locator('summary').click();
    await measure.locator('button.main').click();
    const stop = measure.locator('[data-stop]');
    await expect(measure.locator('table')).toBeVisible();
    await stop.click();
    await expect(stop).toHaveText('Play on');
    await expect(stop).toBeFocused();
    await expect(measure).not.toContainText('−0.0');
    await page.locator('[data-group=noble] summary').click();
    await points.fill('8');
    await expect(measure.locator('[data-earlier]')).toBeVisible();
    await expect(measure.locator('table')).toBeVisible();
    await measure.locator('select').first().selectOption({ index: 1 });
    await expect(measure.locator('table')).toHaveCount(0);
    await sound(page);

    // All corrections go only after a question.
    await page.locator('[data-revert-all]').click();
    await expect(points).toHaveValue('8');
    await expect(page.locator('#revert-sure')).toContainText('Discard 1 correction?');
    await page.locator('[data-revert-yes]').click();
    await expect(points).not.toHaveValue('8');
    await expect(verdict).toContainText('still the standard values');
    await expect(page.locator('[data-mark=printed]')).toHaveText(printed);
    expect(anna.complaints.list).toEqual([]);
  } finally {
    await anna.context.close();
    await program.end();
  }
});
