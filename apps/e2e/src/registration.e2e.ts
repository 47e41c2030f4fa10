import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Request } from '@playwright/test';
import { mailedLink } from './support/mails.ts';
import { addressOf, newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

const KINDS = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
const FAULTS: [field: string, words: string, sentence: string][] = [
  ['Username', '', 'Username is required'],
  ['Username', 'ya', 'Username must be at least 3 characters'],
  ['Username', 'y'.repeat(21), 'Username must be less than 20 characters'],
  ['Username', 'ya cine', 'Username can only contain letters, numbers, and underscores'],
  ['Email', '', 'Email is required'],
  ['Email', 'yacine@example', 'Please enter a valid email address'],
  ['Email', `${'y'.repeat(90)}@example.test`, 'Email must be less than 100 characters'],
  ['Phone', '', 'Phone number is required'],
  ['Phone', '0555 12', 'Please enter a valid phone number (e.g., +1234567890)'],
  ['Password', '', 'Password is required'],
  ['Password', 'aB1', 'Password must be at least 6 characters'],
  ['Password', 'manette!', KINDS],
  ['Password', `aB1${'x'.repeat(48)}`, 'Password must be less than 50 characters'],
  ['Confirm password', '', 'Please confirm your password'],
  ['Confirm password', 'Manette2!', 'Passwords do not match'],
];

async function meetFaults(client: Person): Promise<void> {
  const seen = new Set<string>();
  for (const [label, words, sentence] of FAULTS) {
    const field = client.field(label);
    await field.fill(words);
    if (!seen.has(label))
      await expect(field, `${label} before it is left`).not.toHaveAttribute('aria-invalid');
    seen.add(label);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(client.translate(sentence));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await client.button('Register').click();
  await expect(client.toast('Please fix the form errors before submitting')).toBeVisible();
}

async function watchStrength(client: Person): Promise<void> {
  const list = client.page.getByRole('list', { name: client.translate('Password strength') });
  const meter = list.getByRole('meter', { name: client.translate('Password strength') });
  const done = list.getByRole('listitem').filter({ hasText: client.translate('Done:') });
  const steps: [string, number, string][] = [
    ['a', 1, 'Weak'],
    ['aB', 2, 'Weak'],
    ['aB1', 3, 'Medium'],
    ['aB1cde', 4, 'Strong'],
    ['aB1cde!', 5, 'Strong'],
  ];
  for (const [words, met, level] of steps) {
    await client.field('Password').fill(words);
    await expect(meter).toHaveAttribute('aria-valuetext', client.translate(level));
    await expect(done).toHaveCount(met);
  }
}

/**
 * Checks that the code of the password advice is loaded at the first focus of a new password, and is at most 80 KB compressed.
 */
async function takeAdvice(client: Person): Promise<void> {
  const { page } = client;
  const scripts: Request[] = [];
  // Scripts only: the files of the next page are preloaded by `fetch` at any time.
  const note = (asked: Request) => void (asked.resourceType() === 'script' && scripts.push(asked));
  // The validation rules are loaded when a field is left.
  await client.field('Email').focus();
  await client.field('Phone').focus();
  await expect(client.field('Email')).toHaveAttribute('aria-invalid', 'true');
  // Files that every page loads after its content, such as toasts, must not be counted.
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  for (const name of ['notices', 'federation'])
    await expect.poll(async () => (await page.evaluate(loaded)).join()).toContain(`/js/${name}.`);
  page.on('request', note);
  await client.field('Password').fill('Password1');
  await expect(page.getByText('Easy to guess', { exact: true })).toBeVisible();
  page.off('request', note);
  // The transferred size does not show what the browser had cached, so the bodies are compressed here.
  const bodies = await Promise.all(scripts.map(async (asked) => (await asked.response())?.body()));
  const weight = bodies.reduce((sum, body) => sum + brotliCompressSync(body ?? '').length, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThan(80_000);
  await client.field('Password').fill('seventeen Purple 4 tortoises');
  await expect(page.getByText('Hard to guess', { exact: true })).toBeVisible();
}

async function lookAtPasswords(client: Person): Promise<void> {
  const fields = [client.field('Password'), client.field('Confirm password')];
  for (const [n, field] of fields.entries()) {
    await client.button('Show password').nth(n).click();
    await expect(field).toHaveAttribute('type', 'text');
    await client.button('Hide password').click();
    await expect(field).toHaveAttribute('type', 'password');
  }
}

test('[ID-017, ID-018, ID-020, ID-021, ID-022, ID-123, ID-124, ID-140, SHELL-040, SHELL-041, SHELL-052, TRU-072, TRU-073] registering', async ({
  browser,
}) => {
  const { username: taken } = await newcomer(newName('taken'));
  const client = await Person.arrive(browser, 'ar');
  await client.page.goto('/login');
  await client.link('Register').click();
  await expect(client.heading('Register')).toBeVisible();
  await expect(client.link('Continue with Google')).toHaveAttribute('href', '/auth/google');
  await test.step('faults are shown when a field is left', () => meetFaults(client));
  await test.step('the strength of the password is shown while it is typed', () => watchStrength(client));
  await client.chooseLanguage('en');
  await client.page.reload();
  await test.step('[TRU-072, TRU-073] advice on a new password is shown', () => takeAdvice(client));
  await client.page.reload();
  await test.step('faults are shown in the other language', () => meetFaults(client));
  await test.step('passwords can be shown and hidden', () => lookAtPasswords(client));

  const username = newName('new');
  await test.step('valid fields are confirmed, and a taken username is refused at its field', async () => {
    await client.field('Username').fill(taken.toUpperCase());
    await client.field('Email').fill(addressOf(username));
    await client.field('Phone').fill('+213 555-12 (34) 56');
    await client.field('Password').fill(PASSWORD);
    await client.field('Confirm password').fill(PASSWORD);
    await expect(client.field('Email')).toHaveAccessibleDescription(client.translate('Looks good'));
    await expect(client.field('Confirm password')).toHaveAccessibleDescription(
      client.translate('Passwords match'),
    );
    await client.button('Register').click();
    await expect(client.field('Username')).toHaveAccessibleDescription(
      client.translate('Username already exists'),
    );
  });

  client.forgetConsole();
  await client.field('Username').fill(username);
  await client.button('Register').click();
  await expect(
    client.toast('Registration successful! Please check your email to verify your account.'),
  ).toBeVisible();
  await expect(client.page).toHaveURL(/\/$/);
  await expect(client.page.getByRole('heading', { level: 1 })).toContainText(username);
  await expect(client.page.getByRole('banner').getByText(client.translate('Online'))).toBeVisible();
  const stored = await client.stored();
  expect(stored.token).toMatch(/^ey/);
  expect(stored.user).toMatchObject({ username, emailVerified: false, role: 'client' });
  client.expectQuietConsole();
});

/** Checks that the notice for an unverified address lists the locked and the available features. */
async function expectFeatures(client: Person): Promise<void> {
  const notice = client.page.getByRole('region', { name: client.translate('Verify your email') });
  for (const feature of [
    'Public Chat',
    'Support Tickets',
    'Account Orders',
    'File Uploads',
    'Browse accounts',
    'View account details',
    'Update profile',
  ])
    await expect(notice.getByRole('listitem').filter({ hasText: client.translate(feature) })).toBeVisible();
}

test('[ID-030, ID-031, ID-032, ID-035, ID-037, ID-038, ID-039, ID-095, ERR-010] verifying an address', async ({
  browser,
}) => {
  const { username, email } = await newcomer(newName('verify'));
  const client = await Person.arrive(browser, 'en');
  const { page } = client;
  await client.login(email, PASSWORD);
  const notice = () => page.getByRole('region', { name: client.translate('Verify your email') });
  for (const language of ['en', 'ar'] as const) {
    await client.chooseLanguage(language);
    await expectFeatures(client);
  }
  await page.goto('/support');
  await expect(notice()).toBeVisible();
  await expect(client.button('New Ticket')).toHaveCount(0);

  await page.goto('/verify-email/no-such-token');
  await expect(client.heading('Verification failed')).toBeVisible();
  await expect(page.getByText(client.translate('Invalid or expired verification token'))).toBeVisible();
  await client.link('Go Home').click();
  client.forgetConsole();

  const first = await mailedLink('verify-email', email);
  await notice()
    .getByRole('button', { name: client.translate('Resend verification email') })
    .click();
  await expect(client.toast('Verification email sent! Please check your inbox.')).toBeVisible();
  const second = await mailedLink('verify-email', email, { besides: first });
  await page.goto(first);
  await expect(client.heading('Verification failed')).toBeVisible();
  client.forgetConsole();
  await page.goto(second);
  await expect(client.heading('Email verified')).toBeVisible();
  const stored = async () => (await client.stored()).user;
  await expect.poll(stored).toMatchObject({ username, emailVerified: true });
  await page.reload();
  await expect(page.getByText(client.translate('Email already verified'))).toBeVisible();
  await client.link('Browse Accounts').click();
  await expect(client.heading('Accounts')).toBeVisible();
  await page.goto('/support');
  await expect(client.button('New Ticket')).toBeVisible();
  await expect(notice()).toHaveCount(0);
  client.expectQuietConsole();
});

test('[ERR-011] verification mails are sent again only within limits', async ({ browser }) => {
  const { email } = await newcomer(newName('again'));
  const client = await Person.arrive(browser, 'ar');
  await client.login(email, PASSWORD);
  const { token } = await client.stored();
  // The limit is one mail a minute, times 100 here by RATE_LIMIT_FACTOR.
  const again = () =>
    client.page.request.post('/api/users/resend-verification', {
      headers: { authorization: `Bearer ${token}` },
    });
  const statuses = new Set<number>();
  for (let sent = 0; sent <= 100 && !statuses.has(429); sent += 50)
    for (const answer of await Promise.all(Array.from({ length: 50 }, again))) statuses.add(answer.status());
  expect([...statuses]).toEqual([200, 429]);
  await client.button('Resend verification email').click();
  await expect(client.toast('Too many requests. Please try again later.')).toBeVisible();
});
