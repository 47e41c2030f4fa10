import { expect, test, type Page } from '@playwright/test';
import { call, type Session } from './support/api-fixtures.ts';
import { newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

/** Adds a virtual authenticator to the page's browser, which stores passkeys and always verifies the user. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('[TRU-117, TRU-022, TRU-028, TRU-029, TRU-030, TRU-026] a passkey is added on the Security page, and then suffices to sign in', async ({
  browser,
}) => {
  const { email } = await newcomer(newName('passkey'));
  const client = await Person.arrive(browser, 'en');
  const { page } = client;
  const region = (name: string) => page.getByRole('region', { name: client.translate(name), exact: true });
  await plugIn(page);
  await client.login(email, PASSWORD);

  await test.step('the Security page is opened', async () => {
    await page.goto('/profile');
    await client.link('edit-profile:Security').click();
    await expect(client.heading('security:Security')).toBeVisible();
    await expect(region('Two-step sign-in').getByText('Off', { exact: true })).toBeVisible();
  });

  await test.step('adding a passkey shows the recovery codes once', async () => {
    await client.button('Add a passkey').click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'Done' }).click();
    await expect(codes).toHaveCount(0);
    await expect(region('Two-step sign-in').getByText('On', { exact: true })).toBeVisible();
    await expect(region('Two-step sign-in').getByText('10 recovery codes left')).toBeVisible();
    await expect(
      region('Passkeys').getByRole('list', { name: 'Passkeys' }).getByRole('listitem'),
    ).toHaveCount(1);
  });

  await test.step('the passkey is sufficient to sign in', async () => {
    await client.button('User menu').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await client.button('Sign in with a passkey').click();
    await expect(client.toast('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/profile/security');
    await expect(region('Passkeys').getByText(/last used on/)).toBeVisible();
  });

  await test.step('after its removal a sign-in has one step again', async () => {
    await page.getByRole('button', { name: /^Remove passkey / }).click();
    await client.answer('Confirm', 'Passkey removed');
    await expect(region('Two-step sign-in').getByText('Off', { exact: true })).toBeVisible();
    client.expectQuietConsole();
    const answer = await call<Session>('POST', '/auth/login', { email, password: PASSWORD });
    expect(answer.token).toBeTruthy();
  });
});
