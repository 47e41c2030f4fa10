import { expect, test, type Browser, type Locator, type ViewportSize } from '@playwright/test';
import { Backstage, type Session } from './support/backstage.ts';
import { holdShell } from './support/hold.ts';
import { LANGUAGES } from './support/languages.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** What the shell writes while a page loads: text of a style, which no locator finds by its words. */
const earlyHeading = ({ page }: Person): Locator => page.locator('.heading');
const writtenIn = (early: Locator): Promise<string> =>
  early.evaluate((element) => getComputedStyle(element, '::before').content);

/** Where a heading begins, in its direction, and the place of its lines. */
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

/** A reader at a page whose scripts wait, and what lets them in. */
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
  test(`a page's heading stands in its place before the page is there, ${named}`, async ({ browser }) => {
    const { admin } = await Backstage.enter();
    for (const { path, title, viewport } of PAGES) {
      const { reader, letScriptsIn } = await enterHeld(browser, { session: admin, language, viewport, path });
      const early = earlyHeading(reader);
      await expect.poll(() => writtenIn(early)).toBe(JSON.stringify(reader.says(title)));
      const place = await placeOf(early);
      letScriptsIn();
      const heading = reader.heading(title);
      await expect(heading).toBeVisible();
      expect(await writtenIn(early)).toBe('none');
      expect(await placeOf(heading)).toEqual(place);
      reader.expectQuietConsole();
    }
  });

test("the dashboard's welcome stands in its place before the page is there", async ({ browser }) => {
  const { admin } = await Backstage.enter();
  const readings = [
    { language: 'en', viewport: PHONE },
    { language: 'ar', viewport: DESK },
  ] as const;
  for (const { language, viewport } of readings) {
    const opening = { session: admin, language, viewport, path: '/admin/dashboard' };
    const { reader, letScriptsIn } = await enterHeld(browser, opening);
    const { page } = reader;
    const early = page.locator('.summary');
    const welcome = reader.says(WELCOME, { name: admin.user.username });
    await expect.poll(() => writtenIn(early)).toBe(JSON.stringify(welcome));
    const [place, placeOfHeading] = [await placeOf(early), await placeOf(earlyHeading(reader))];
    letScriptsIn();
    const summary = page.locator('#root main').getByRole('status').filter({ hasText: welcome });
    await expect(summary).toBeVisible();
    expect(await writtenIn(early)).toBe('none');
    // The button beside it moves neither.
    expect(await placeOf(reader.heading('Dashboard'))).toEqual(placeOfHeading);
    const [start, ...lines] = await placeOf(summary);
    expect(lines).toEqual(place.slice(1));
    // On a desk it follows the heading, whose typeface may come in between.
    expect(Math.abs(start! - place[0]!)).toBeLessThan(20);
  }
});

test('the heading of a page that the reader may not open is not written', async ({ browser }) => {
  const backstage = await Backstage.enter();
  const client = await Person.enter(browser, 'en', await backstage.client('outside'));
  const { page } = client;
  const letScriptsIn = await holdShell(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  // The files of the page are asked for when its heading would have been written.
  await expect(page.locator('link[rel=preload][href*="/remotes/admin/"]')).not.toHaveCount(0);
  expect(await writtenIn(earlyHeading(client))).toBe('none');
  letScriptsIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
