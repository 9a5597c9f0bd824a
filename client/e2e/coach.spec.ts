import { expect, test } from '@playwright/test';
import type { Lesson } from '../src/protocol';
import { placeOf } from '../src/ui/lesson/targets';
import { coach, followCoach, hides } from './coach';
import { SIZES } from './fits';
import { all, shoot, theme } from './look';
import { settle, takeClientFromFolder } from './page';
import { Program } from './program';

// Where the coach sits in every step of the lessons. The test command looks at two lessons in the language with the
// longest words, on a laptop and two phones; TIEFENTHAL_SIZES=all at all of them in every window and word set.
const lessons = all ? ['first', 'schnapps', 'reputation', 'start-cards', 'guest-book'] : ['first', 'guest-book'];
const sizes = all ? SIZES : SIZES.filter(({ width }) => [1366, 740, 360].includes(width));
const wordSets = all ? ['north-star', 'schmidt', 'de', 'nl'] : ['de'];

let program: Program;
test.beforeAll(async () => {
  program = await Program.start();
});
test.afterAll(async () => program.end());

for (const words of wordSets) {
  for (const id of lessons) {
    test(`the coach of ${id} in ${words} hides nothing it speaks of`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await takeClientFromFolder(page);
      await settle(page, { words, theme, name: 'Ann' });
      const taught = (await (await page.request.get(`${program.address}/api/lessons`)).json()) as Lesson[];
      const steps = taught.find((lesson) => lesson.id === id)?.steps ?? [];
      const found: string[] = [];
      const look = async (step: number, key: string) => {
        const place = steps[step];
        for (const size of sizes) {
          await page.setViewportSize(size);
          const now = () => hides(page, place === undefined ? null : placeOf(place).selector);
          // What moves on the table takes a moment, and then the coach follows.
          await expect
            .poll(now, { timeout: 1_500 })
            .toEqual([])
            .catch(() => undefined);
          found.push(...(await now()).map((fault) => `${step + 1} ${key}, ${size.name}: ${fault}`));
          await shoot(page, `${words} ${id} ${String(step + 1).padStart(2, '0')} ${key}`, size);
        }
        await page.setViewportSize({ width: 1366, height: 768 });
      };
      await page.goto(program.address);
      await page.locator(`[data-lesson-id="${id}"]`).click();
      await expect(coach(page)).toHaveAttribute('data-coach', 'welcome');
      // By keys, which work at once.
      const read = await followCoach(page, { press: (thing) => thing.press('Enter'), look });
      expect(read).toHaveLength(steps.length + 1);
      expect(found).toEqual([]);
    });
  }
}
