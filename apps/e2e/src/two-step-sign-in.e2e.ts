import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeFaults } from './support/axe.ts';
import { call, type Session } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

const PHONE = { width: 360, height: 740 };
const STEP_MS = 30_000;

/**
 * Switches on the second step of a user.
 * @returns the generator of codes, and the recovery codes
 */
async function enrol(email: string) {
  const session = await call<Session>('POST', '/auth/login', { email, password: PASSWORD });
  const { secret } = await call<{ secret: string }>('POST', '/auth/second-step/totp', {}, session);
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  const confirm = '/auth/second-step/totp/confirm';
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(
    'POST',
    confirm,
    { code: totp.generate() },
    session,
  );
  return { totp, recoveryCodes };
}

const inArabicDigits = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

test('[TRU-116, TRU-008, TRU-009, TRU-021] a client signs in with a code of the app, and without the app', async ({
  browser,
}) => {
  const { email } = await newcomer(newName('twostep'));
  const { totp, recoveryCodes } = await enrol(email);
  const client = await Person.arrive(browser, 'ar');
  const { page } = client;
  await page.setViewportSize(PHONE);
  const passFirstStep = async () => {
    await page.goto('/login');
    await client.submitLogin(email, PASSWORD, await client.shownCode());
    await expect(client.heading('second-step:Two-step sign-in')).toBeVisible();
    await expect(page).toHaveURL(/\/login\/second-step$/);
  };

  await test.step('the second step is not available before the password', async () => {
    await page.goto('/login/second-step');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('a code in Arabic digits is accepted', async () => {
    await passFirstStep();
    await client.settled();
    expect(await axeFaults(page)).toEqual([]);
    expect(await englishLeft(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // The current code was used to confirm the app; the next one is already accepted.
    const code = totp.generate({ timestamp: Date.now() + STEP_MS });
    await client.field('second-step:Code').fill(inArabicDigits(code));
    await client.button('second-step:Verify').click();
    await expect(client.toast('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a recovery code is accepted in upper and lower case', async () => {
    // A page without scripts of the product: pending requests of the former page would be refused without a session.
    await page.goto('/api/health/live');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await passFirstStep();
    await client.button('second-step:Use a recovery code').click();
    await client
      .field('second-step:Recovery code')
      .fill((recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' '));
    await client.button('second-step:Verify').click();
    await expect(client.toast('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    client.expectQuietConsole();
  });
});
