import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures, type Session } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** Opens a browser that records the volume of each sound it plays. */
async function listening(browser: Browser, language: Language, session: Session) {
  const person = await Person.enter(browser, language, session);
  await person.page.context().addInitScript(() => {
    const volumes: number[] = [];
    Object.assign(window, { volumes });
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      volumes.push(this.volume);
      return Promise.resolve();
    };
  });
  const sounds = () => person.page.evaluate(() => (window as unknown as { volumes: number[] }).volumes);
  return { person, sounds };
}

/** Returns the toasts with this text; messages in the conversation are articles. */
const toasts = ({ page }: Person, words: string) =>
  page.locator('.Toastify__toast').filter({ hasText: words });

/** An Arabic client and an English administrator. */
async function notices(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('hears');
  const colleague = await fixtures.colleague('answers');
  const { person: client, sounds } = await listening(browser, 'ar', session);
  const { person: admin, sounds: adminSounds } = await listening(browser, 'en', colleague);
  await admin.page.goto('/accounts');
  await client.page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  await expect(admin.heading('Accounts')).toBeVisible();
  for (const person of [client, admin]) await person.expectConnected();

  const subject = `Hear ${Date.now().toString(36)}`;
  const ticket = await fixtures.ticket(session, { subject });
  await test.step('a toast about the new ticket leads an administrator to it', async () => {
    // A toast stays while the pointer is on it.
    await toasts(admin, subject).hover();
    await expect.poll(adminSounds).toEqual([0.5]);
    const support = new RegExp(`^${admin.translate('Support')}.*[1-9]`);
    await expect(
      admin.page.getByRole('navigation').getByRole('link', { name: support }).first(),
    ).toBeAttached();
    await toasts(admin, subject).click();
    await expect(admin.page).toHaveURL(new RegExp(ticket));
  });

  const theirs = new ConversationPage(admin);
  await test.step('a toast about the answer shows its first fifty characters, with a sound at half volume', async () => {
    const long = 'Your account is ready, please send us the receipt of your payment.';
    await theirs.write(long);
    const values = { sender: colleague.user.username, preview: `${long.slice(0, 50).trim()}…` };
    const toast = toasts(client, client.translate('{{sender}}: {{preview}}', values));
    const status = toasts(client, client.translate('Admin is reviewing your ticket'));
    await Promise.all([expect(status).toBeVisible(), toast.hover()]);
    await expect.poll(sounds).toEqual([0.5]);
    await toast.click();
    await expect(client.page).toHaveURL(new RegExp(ticket));
  });

  const mine = new ConversationPage(client);
  await test.step('no toast and no sound for messages in the open ticket, or for the user’s own messages', async () => {
    // Until its page is shown, the ticket is not open.
    await expect(mine.log).toBeVisible();
    const before = [(await sounds()).length, (await adminSounds()).length];
    await theirs.write('Are you there?');
    await expect(mine.log.getByText('Are you there?')).toBeVisible();
    await mine.write('I am here');
    await expect(theirs.log.getByText('I am here')).toBeVisible();
    // The receipt arrives after every notification of the same message.
    await expect(mine.log.locator('article').filter({ hasText: 'I am here' })).toHaveAttribute(
      'data-state',
      'seen',
    );
    for (const person of [client, admin])
      for (const words of ['Are you there?', 'I am here']) await expect(toasts(person, words)).toHaveCount(0);
    expect([(await sounds()).length, (await adminSounds()).length]).toEqual(before);
  });

  await test.step('when the sound is off, a toast is shown without it', async () => {
    await client.page.goto('/profile');
    const sound = client.page.getByRole('switch', { name: client.translate('Notification sound') });
    await sound.click();
    await expect(sound).not.toBeChecked();
    await client.expectConnected();
    await theirs.write('Quietly');
    await expect(toasts(client, 'Quietly')).toBeVisible();
    expect(await sounds()).toEqual([]);
  });
}

test('[ORD-053, ORD-074, ORD-075, SHELL-042, SHELL-054, SHELL-057, RT-003, RT-006] the notifications of a ticket', ({
  browser,
}) => notices(browser));
