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
    await expect(brewer.locator('[data-fault]')).toContainText('99, allowed 1 to 60');
    await price.fill('six');
    await expect(brewer.locator('[data-fault]')).toContainText('needs a whole number');
    await expect(page.locator('[data-verdict]')).toContainText('Brewer, Price');
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
