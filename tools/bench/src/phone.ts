import { findChromium } from '@manette/local/browsers';
import { chromium, type Browser, type Page } from '@playwright/test';

const CREDENTIALS = { email: 'admin@manette.test', password: 'Admin123!' };
/** Playwright's settings for a low-end phone with a touch screen. */
export const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Opens a new browser as a phone, in which the development administrator of a running product is signed in. */
export async function signedInPhone(origin: string): Promise<{ browser: Browser; page: Page }> {
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  const { token, user } = (await signedIn.json()) as { token: string; user: object };
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: PHONE.viewport });
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  return { browser, page };
}
