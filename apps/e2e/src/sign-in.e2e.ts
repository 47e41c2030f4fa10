import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { setGooglePerson } from './support/google.ts';
import { mailedLink } from './support/mails.ts';
import { addressOf, newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

test('[ID-087, ID-089, ID-090, ID-091, ID-092, ID-093, ID-094, ID-101, ID-102, ID-014, ERR-008, ERR-009] signing in with the security code', async ({
  browser,
}) => {
  const { username, email } = await newcomer(newName('login'));
  const client = await Person.arrive(browser, 'en');
  const { page } = client;
  const code = () => client.field('Security code');
  const submit = (entry: string) => client.submitLogin(email, PASSWORD, entry);
  await page.clock.install();

  for (const language of ['en', 'ar'] as const)
    await test.step(`nothing is sent with faults or without the code: ${language}`, async () => {
      await page.goto('/login');
      await client.chooseLanguage(language);
      await client.button('Login').click();
      await expect(client.toast('Please fix the form errors before submitting')).toBeVisible();
      await expect(client.field('Email')).toHaveAccessibleDescription(client.translate('Email is required'));
      await expect(client.field('Password')).toHaveAccessibleDescription(
        client.translate('Password is required'),
      );
      await submit('');
      await expect(client.toast('Please complete the security verification')).toBeVisible();
    });

  await test.step('a wrong code is refused, and replaced by a new one', async () => {
    const before = await client.shownCode();
    await submit('-----');
    await expect(code()).toHaveAccessibleDescription(
      client.translate('CAPTCHA verification failed. Please try again.'),
    );
    await expect.poll(() => client.shownCode()).not.toBe(before);
    await client.button('New code').click();
    await expect.poll(() => client.shownCode()).toHaveLength(5);
    await expect(code()).toHaveAttribute('maxlength', '10');
  });

  await test.step('the third wrong code locks the form for 30 seconds, with a message', async () => {
    await submit('-----');
    await submit('-----');
    const said = page
      .getByRole('alert')
      .filter({ hasText: client.translate('Too many failed attempts. Please wait 30 seconds.') });
    await expect(said).toBeVisible();
    await expect(code()).toBeDisabled();
    await client.button('Login').click();
    await expect(page).toHaveURL(/\/login$/);
    const locked = await client.shownCode();
    await page.clock.fastForward(30_000);
    await expect(code()).toBeEnabled();
    await expect(said).toHaveCount(0);
    await expect.poll(() => client.shownCode()).not.toBe(locked);
  });

  await test.step('a wrong password is refused by the server, and the correct one is accepted', async () => {
    await client.submitLogin(email, 'Wrong123', (await client.shownCode()).toLowerCase());
    await expect(client.toast('Invalid credentials')).toBeVisible();
    client.forgetConsole();
    await client.field('Password').fill(PASSWORD);
    // A script that is loaded only for signed-in users must not hide the toast.
    const shown = Promise.withResolvers<void>();
    await page.route(/\/live-notices\./, (route) => shown.promise.then(() => route.continue()));
    await client.button('Login').click();
    await expect(client.toast('Login successful!')).toBeVisible();
    shown.resolve();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
  });
  client.expectQuietConsole();
});

test('[ID-004, ID-012, ID-024, ID-025, ID-027, ID-036] signing in with Google', async ({ browser }) => {
  const name = newName('goog');
  const email = addressOf(name);
  const client = await Person.arrive(browser, 'ar');
  const { page } = client;
  const enter = async () => {
    await page.goto('/login');
    await client.link('Continue with Google').click();
  };
  setGooglePerson({ sub: name, email, email_verified: false });
  await enter();
  await expect(page).toHaveURL(/\/login\?error=authentication_failed$/);
  for (const language of ['ar', 'en'] as const) {
    await client.chooseLanguage(language);
    await expect(page.getByText(client.translate('Google sign-in failed. Please try again.'))).toBeVisible();
  }

  setGooglePerson({ sub: name, email, email_verified: true });
  await enter();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('region', { name: client.translate('Verify your email') })).toHaveCount(0);
  const stored = async () => (await client.stored()).user;
  await expect.poll(stored).toMatchObject({ googleId: name, emailVerified: true });
  await page.goto('/support');
  await expect(client.button('New Ticket')).toBeVisible();
  client.expectQuietConsole();
});

test('[ID-028, ID-029] a callback of Google without a valid token leads to /login', async ({ browser }) => {
  const client = await Person.arrive(browser, 'en');
  await client.page.goto('/auth/callback');
  await expect(client.page).toHaveURL(/\/login$/);
  await client.page.goto('/auth/callback?token=nonsense');
  await expect(client.page).toHaveURL(/\/login\?error=authentication_failed$/);
  await expect.poll(() => client.stored()).toEqual({ token: null, user: null });
});

test('[ID-025] a signed-in user is asked before a link signs in another user', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const [me, other] = [await fixtures.client('me'), await fixtures.client('other')];
  const client = await Person.arrive(browser, 'ar');
  const { page } = client;
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (...asked) => {
      if (window.location.href.includes('token=')) console.error('The address still had the token');
      return ask(...asked);
    };
  });
  await page.goto('/login');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem(`draft ${user._id} public-chat`, '{"text":"half a sentence","at":1}');
  }, me);
  const question = page.getByRole('alertdialog', { name: new RegExp(other.user.username) });

  await page.goto(`/auth/callback?token=${other.token}`);
  await expect(question).toBeVisible();
  expect(page.url()).toMatch(/\/auth\/callback$/);
  expect(await client.stored()).toMatchObject({ token: me.token, user: { _id: me.user._id } });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(me.user.username);
  expect((await client.stored()).token).toBe(me.token);
  const asOther = { headers: { authorization: `Bearer ${other.token}` } };
  await expect.poll(async () => (await page.request.get('/api/auth/me', asOther)).status()).toBe(401);

  await client.chooseLanguage('en');
  const { token } = await fixtures.again(other);
  await page.goto(`/auth/callback?token=${token}`);
  await question.getByRole('button', { name: client.translate('Confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.user.username);
  expect((await client.stored()).token).toBe(token);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft'))),
  ).toEqual([]);
  client.expectQuietConsole();
});

test('[ID-008, ID-065, ID-078, ID-079, ID-080] a second sign-in replaces the first session, which shows one alert', async ({
  browser,
}) => {
  const { username, email } = await newcomer(newName('twice'));
  const first = await Person.arrive(browser, 'ar');
  const second = await Person.arrive(browser, 'en');
  await first.login(email, PASSWORD);
  await expect(first.page.getByRole('banner').getByText(first.translate('Online'))).toBeVisible();
  const alerts: string[] = [];
  first.page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });

  await second.login(email, PASSWORD);
  await expect(first.page).toHaveURL(/\/login$/);
  await expect(first.heading('Login')).toBeVisible();
  expect(alerts).toEqual([
    first.translate('Your account has been logged in from another device. You have been logged out.'),
  ]);
  await expect.poll(() => first.stored()).toEqual({ token: null, user: null });
  await second.page.reload();
  await expect(second.page.getByRole('heading', { level: 1 })).toContainText(username);
  second.expectQuietConsole();
});

test('[ID-003] a forgotten password is replaced through the mailed link, once', async ({ browser }) => {
  const { email } = await newcomer(newName('forgot'));
  const signedIn = await Person.arrive(browser, 'en');
  await signedIn.login(email, PASSWORD);
  const client = await Person.arrive(browser, 'ar');
  await client.page.goto('/login');
  await client.link('Forgot password?').click();
  await expect(client.heading('Forgot password')).toBeVisible();
  await client.field('Email').fill(email);
  await client.button('Send reset link').click();
  await expect(
    client.toast('If an account with this email exists, a reset link has been sent.'),
  ).toBeVisible();

  const link = await mailedLink('reset-password', email);
  const choose = async (password: string) => {
    await client.page.goto(link);
    await expect(client.heading('Reset password')).toBeVisible();
    await client.field('New password').fill(password);
    await client.field('Confirm password').fill(password);
    await client.button('Save password').click();
  };
  await choose('Another1!');
  await expect(client.toast('Password has been reset successfully!')).toBeVisible();
  await expect(client.page).toHaveURL(/\/login$/);
  await expect(signedIn.page).toHaveURL(/\/login$/);
  await client.login(email, 'Another1!');
  await client.chooseLanguage('en');
  await choose('Third123!');
  await expect(client.toast('Invalid or expired reset token')).toBeVisible();
});
