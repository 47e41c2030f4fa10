import { expect, test } from '@playwright/test';
import type { Person } from './support/person.ts';
import { allScreens } from './support/routes.ts';
import { SCREENS, type Found } from './support/screens.ts';
import { ROLES, RoleFixtures, type Role } from './support/role-fixtures.ts';

const ROUTES = allScreens();

let fixtures: RoleFixtures;
test.beforeAll(async () => {
  fixtures = await RoleFixtures.create();
});

test('the matrix contains every screen', () => {
  expect(ROUTES.filter((pattern) => !SCREENS[pattern])).toEqual([]);
});

async function expectFound({ page }: Person, path: string, found: Found): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: found.heading, exact: true });
  await expect(heading).toBeVisible();
  const shown = 'sentTo' in found ? found.sentTo : new URL(path, page.url()).pathname;
  await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
  await expect(page.getByRole('main')).toHaveCount(1);
}

/** Whether a page is loaded. The other pages are reached by links of the app. */
const isLoaded = (role: Role, pattern: string) => pattern === '/' || role === 'deactivated';

/**
 * Whether a page is tested for a role. The first page ends a deactivated session, so that every further page needs a load; one
 * of each kind is enough.
 */
const isShown = (role: Role, pattern: string) =>
  role !== 'deactivated' || ['/', '/login', '/forgot-password', '/admin'].includes(pattern);

test.describe('every screen', () => {
  for (const role of ROLES)
    test(`[SHELL-008, SHELL-009, SHELL-011, SHELL-012, SHELL-013, SHELL-014, SHELL-015, SHELL-016, SHELL-017] for ${role}`, async ({
      browser,
    }) => {
      const { person, open } = await fixtures.enter(browser, role, 'en');
      const screens = Object.entries(SCREENS).filter(
        ([pattern]) => ROUTES.includes(pattern) && isShown(role, pattern),
      );
      const loaded = screens.filter(([pattern]) => isLoaded(role, pattern));
      const followed = screens.filter(([pattern]) => !isLoaded(role, pattern));
      for (const [pattern, { path, found }] of [...loaded, ...followed])
        await test.step(pattern, async () => {
          const [at, expected] = [path(fixtures), found(fixtures)[role]];
          if (isLoaded(role, pattern)) await open(at);
          else await person.follow(at);
          await expectFound(person, at, expected);
        });
    });
});
