import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { englishLeft } from './support/english-left.ts';
import { LANGUAGES } from './support/languages.ts';
import type { Person } from './support/person.ts';
import { SHOWN_PAGES } from './support/shown-pages.ts';
import { ROLES, Stage } from './support/stage.ts';

let stage: Stage;
test.beforeAll(async () => {
  stage = await Stage.set();
});

/** Not even on the narrowest phone. */
async function expectNoSidewaysScroll({ page }: Person, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, { message: what }).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

test.describe('axe finds nothing, and nothing scrolls sideways,', () => {
  for (const { language, named } of LANGUAGES)
    for (const role of ROLES) {
      const pages = SHOWN_PAGES.filter(({ as }) => as === role);
      if (pages.length === 0) continue;
      test(`${named} on the pages of ${role}`, async ({ browser }) => {
        test.setTimeout(pages.length * 60_000);
        const { person, open } = await stage.enter(browser, role, language);
        for (const { name, path, until } of pages)
          await test.step(name, async () => {
            await open(typeof path === 'string' ? path : path(stage));
            await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
            await until?.(person);
            await person.settled();
            expect.soft(await axeFaults(person.page), name).toEqual([]);
            if (language === 'ar') expect.soft(await englishLeft(person.page), name).toEqual([]);
            await expectNoSidewaysScroll(person, name);
          });
      });
    }
});
