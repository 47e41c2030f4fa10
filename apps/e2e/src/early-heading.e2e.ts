import { expect, test, type Browser, type Locator, type ViewportSize } from '@playwright/test';
import { ApiFixtures, type Session } from './support/api-fixtures.ts';
import { holdShell } from './support/hold.ts';
import { LANGUAGES } from './support/languages.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** The heading that the shell shows while a page loads. It is CSS generated content, which no text locator finds. */
const earlyHeading = ({ page }: Person): Locator => page.locator('.heading');
const writtenIn = (early: Locator): Promise<string> =>
  early.evaluate((element) => getComputedStyle(element, '::before').content);

/** Returns the start of a heading in its text direction, its top and its height, in px. */
const placeOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const start = getComputedStyle(element).direction === 'rtl' ? innerWidth - right : left;
    return [start, top, height].map(Math.round);
  });

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 800 };
const PAGES = [
  { path: '/support', title: 'Support Tickets', viewport: PHONE },
  { path: '/admin/users', title: 'Manage Users', viewport: DESK },
];

/** Opens a page whose scripts are held back. Returns the reader, and a function that releases the scripts. */
async function enterHeld(
  browser: Browser,
  {
    session,
    language,
    viewport,
    path,
  }: { session: Session; language: Language; viewport: ViewportSize; path: string },
): Promise<{ reader: Person; letScriptsIn: () => void }> {
  const reader = await Person.enter(browser, language, session);
  await reader.page.setViewportSize(viewport);
  const letScriptsIn = await holdShell(reader.page);
  await reader.page.goto(path, { waitUntil: 'commit' });
  return { reader, letScriptsIn };
}

const WELCOME = 'Welcome, {{name}}. Figures refresh by themselves every 30 seconds.';

for (const { language, named } of LANGUAGES)
  test(`a page's heading is in its place before the page is loaded, ${named}`, async ({ browser }) => {
    const { admin } = await ApiFixtures.create();
    for (const { path, title, viewport } of PAGES) {
      const { reader, letScriptsIn } = await enterHeld(browser, { session: admin, language, viewport, path });
      const early = earlyHeading(reader);
      await expect.poll(() => writtenIn(early)).toBe(JSON.stringify(reader.translate(title)));
      const place = await placeOf(early);
      letScriptsIn();
      const heading = reader.heading(title);
      await expect(heading).toBeVisible();
      expect(await writtenIn(early)).toBe('none');
      expect(await placeOf(heading)).toEqual(place);
      reader.expectQuietConsole();
    }
  });

test("the dashboard's welcome is in its place before the page is loaded", async ({ browser }) => {
  const { admin } = await ApiFixtures.create();
  const readings = [
    { language: 'en', viewport: PHONE },
    { language: 'ar', viewport: DESK },
  ] as const;
  for (const { language, viewport } of readings) {
    const opening = { session: admin, language, viewport, path: '/admin/dashboard' };
    const { reader, letScriptsIn } = await enterHeld(browser, opening);
    const { page } = reader;
    const early = page.locator('.summary');
    const welcome = reader.translate(WELCOME, { name: admin.user.username });
    await expect.poll(() => writtenIn(early)).toBe(JSON.stringify(welcome));
    const [place, placeOfHeading] = [await placeOf(early), await placeOf(earlyHeading(reader))];
    letScriptsIn();
    const summary = page.locator('#root main').getByRole('status').filter({ hasText: welcome });
    await expect(summary).toBeVisible();
    expect(await writtenIn(early)).toBe('none');
    // The button next to the heading moves neither of them.
    expect(await placeOf(reader.heading('Dashboard'))).toEqual(placeOfHeading);
    const [start, ...lines] = await placeOf(summary);
    expect(lines).toEqual(place.slice(1));
    // On a desktop the welcome follows the heading, whose width may change when its typeface is loaded.
    expect(Math.abs(start! - place[0]!)).toBeLessThan(20);
  }
});

test('the heading of a page that the user may not open is not shown early', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'en', await fixtures.client('outside'));
  const { page } = client;
  const letScriptsIn = await holdShell(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  // The page's files are preloaded at the time when its heading would have been shown.
  await expect(page.locator('link[rel=preload][href*="/remotes/admin/"]')).not.toHaveCount(0);
  expect(await writtenIn(earlyHeading(client))).toBe('none');
  letScriptsIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
