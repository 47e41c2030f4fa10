import type { CDPSession, Locator, Page } from '@playwright/test';

const TYPED = 'emberw';
/** The pause between two keys of a fast typist. */
const BETWEEN_KEYS_MS = 80;
/** How long a finger stays on the screen. Playwright's own tap has no duration. */
const TOUCH_MS = 80;
/** The pause after a touch, so that its effects end before the next touch. */
const BETWEEN_TOUCHES_MS = 600;
const MOST_FIELDS = 2;
const MOST_OPENERS = 4;

const FIELDS =
  ':is(textarea, input:is([type=text], [type=search], [type=email], [type=password], :not([type]))):enabled';
const OPENERS = 'button:is([aria-haspopup], [aria-expanded]):not([disabled])';
const LINKS = 'main a[href^="/"]';

const rest = (page: Page) => page.waitForTimeout(BETWEEN_TOUCHES_MS);

/** Returns the visible elements, at most `most`. */
async function reachable(found: Locator, most: number): Promise<Locator[]> {
  const visible = await found.filter({ visible: true }).all();
  return visible.slice(0, most);
}

/** A page to touch, with its DevTools session. */
interface Touched {
  page: Page;
  devtools: CDPSession;
}

async function tap({ page, devtools }: Touched, target: Locator): Promise<void> {
  // Scrolls to the element and waits until it is stable. Playwright finds it again if the page has replaced it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be touched is not shown');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Types into the first fields of a page, and clears them, because a list without matches has no link to follow. */
async function typeInto(touched: Touched): Promise<void> {
  const { page } = touched;
  for (const field of await reachable(page.locator(FIELDS), MOST_FIELDS)) {
    await tap(touched, field);
    await field.pressSequentially(TYPED, { delay: BETWEEN_KEYS_MS });
    await rest(page);
    await field.press('ControlOrMeta+a');
    await field.press('Backspace');
    await rest(page);
  }
}

/** Opens menus, dialogs and pickers of a page one by one, and closes each with Escape. */
async function openWhatOpens(touched: Touched): Promise<void> {
  const { page } = touched;
  for (const opener of await reachable(page.locator(OPENERS), MOST_OPENERS)) {
    await tap(touched, opener);
    await rest(page);
    await page.keyboard.press('Escape');
    await rest(page);
  }
}

/** Follows the first link of a page. */
async function followLink(touched: Touched): Promise<void> {
  const { page } = touched;
  for (const link of await reachable(page.locator(LINKS), 1)) await tap(touched, link);
  await rest(page);
}

/** Uses a page as a phone user does: opens menus and dialogs, types into fields, follows a link. */
export async function touch(page: Page): Promise<void> {
  const touched = { page, devtools: await page.context().newCDPSession(page) };
  await openWhatOpens(touched);
  await typeInto(touched);
  await followLink(touched);
}
