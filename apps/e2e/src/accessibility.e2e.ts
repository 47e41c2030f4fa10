import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { englishLeft } from './support/english-left.ts';
import { LANGUAGES } from './support/languages.ts';
import type { Person } from './support/person.ts';
import { SHOWN_PAGES, type ShownPage } from './support/shown-pages.ts';
import { ROLES, RoleFixtures, type PersonOfRole } from './support/role-fixtures.ts';

let fixtures: RoleFixtures;
test.beforeAll(async () => {
  fixtures = await RoleFixtures.create();
});

/** Checks that a page does not scroll sideways, even at a width of 320 px. */
async function expectNoSidewaysScroll({ page }: Person, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, { message: what }).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

const pathOf = ({ path }: ShownPage) => (typeof path === 'string' ? path : path(fixtures));

/** Closes a dialog or menu that covers the page, with Escape. */
async function uncover({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toHaveCount(0);
}

/** Goes to a page from the current one by navigation within the app, as a link would. Only the first page is loaded. */
async function come(
  { person, open }: PersonOfRole,
  to: ShownPage,
  from: ShownPage | undefined,
): Promise<void> {
  if (!from) return open(pathOf(to));
  if (from.covers) await uncover(person);
  if (pathOf(from) !== pathOf(to)) await person.visit(pathOf(to));
}

test.describe('pages have no axe violations and do not scroll sideways,', () => {
  for (const { language, named } of LANGUAGES)
    for (const role of ROLES) {
      const pages = SHOWN_PAGES.filter(({ as }) => as === role);
      if (pages.length === 0) continue;
      test(`${named}, on the pages of ${role}`, async ({ browser }) => {
        test.setTimeout(pages.length * 60_000);
        const visitor = await fixtures.enter(browser, role, language);
        const { person } = visitor;
        for (const [at, shown] of pages.entries())
          await test.step(shown.name, async () => {
            const { name, until } = shown;
            await come(visitor, shown, pages[at - 1]);
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
