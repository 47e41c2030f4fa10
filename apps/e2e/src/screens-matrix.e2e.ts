import { expect, test } from '@playwright/test';
import { allScreens } from './support/routes.ts';
import { SCREENS } from './support/screens.ts';
import { ROLES, Stage } from './support/stage.ts';

const ROUTES = allScreens();

let stage: Stage;
test.beforeAll(async () => {
  stage = await Stage.set();
});

test('the matrix knows every screen', () => {
  expect(ROUTES.filter((pattern) => !SCREENS[pattern])).toEqual([]);
});

test.describe('every screen', () => {
  for (const role of ROLES)
    test(`[SHELL-008, SHELL-009, SHELL-011, SHELL-012, SHELL-013, SHELL-014, SHELL-015, SHELL-016, SHELL-017] for ${role}`, async ({
      browser,
    }) => {
      test.setTimeout(ROUTES.length * 60_000);
      const { person, open } = await stage.enter(browser, role, 'en');
      for (const [pattern, { path, found }] of Object.entries(SCREENS))
        await test.step(pattern, async () => {
          if (!ROUTES.includes(pattern)) return;
          const expected = found(stage)[role];
          await open(path(stage));
          const { heading } = expected;
          await expect(
            person.page.getByRole('heading', { level: 1, name: heading, exact: true }),
          ).toBeVisible();
          const shown =
            'sentTo' in expected ? expected.sentTo : new URL(path(stage), person.page.url()).pathname;
          await expect.poll(() => new URL(person.page.url()).pathname).toBe(shown);
          await expect(person.page.getByRole('main')).toHaveCount(1);
        });
    });
});
