import { expect, test, type Page } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { aPng } from './support/catalogue.ts';
import { ConversationPage } from './support/conversation.ts';
import { Network } from './support/network.ts';
import { Person } from './support/person.ts';

const SHARE = 'Share to a conversation';

let network: Network;
test.beforeEach(async () => {
  network = await Network.open();
  network.change('/api/config', ({ status, body }) => ({
    status,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), serviceWorker: true })),
  }));
});
test.afterEach(() => network.close());

/** Submits a form to /share, as a phone does for another app. */
async function share(page: Page, words: Record<string, string>, picture: Buffer): Promise<void> {
  await page.evaluate(
    ([fields, bytes]) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/share', method: 'POST', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'receipt.png', { type: 'image/png' }));
      const input = Object.assign(document.createElement('input'), { name: 'files', type: 'file' });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [words, [...picture]] as const,
  );
}

test('[POC-104, POC-105, POC-106, POC-107] content that another app shares goes to a conversation, but is not sent', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('sharer');
  const ticket = await fixtures.ticket(session, { subject: 'A receipt' });
  await fixtures.say(fixtures.admin, ticket, 'Please send your receipt');
  const { ticket: opened } = await fixtures.asAdmin<{ ticket: { ticketNumber: string } }>(
    'GET',
    `/messages/support/ticket/${ticket.split('/').at(-1)}`,
  );
  const reader = await Person.arrive(browser, 'en', network.origin);
  const { page } = reader;
  await page.addInitScript(() => {
    const note = (what: string) =>
      void localStorage.setItem('badges', `${localStorage.getItem('badges') ?? ''} ${what}`.trim());
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(note(String(count))),
      clearAppBadge: () => Promise.resolve(note('none')),
    });
  });
  const badges = () => page.evaluate(() => (localStorage.getItem('badges') ?? '').split(' '));
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await share(
    page,
    { title: 'My receipt', text: 'Paid today', url: 'https://bank.test/1' },
    await aPng('#0a0'),
  );

  // A user who is signed out signs in first, and is then taken to the home page as usual.
  await expect(reader.heading('Login')).toBeVisible();
  await reader.submitLogin(session.user.email, 'Manette1!', await reader.shownCode());
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(badges).toContain('1');
  await page.getByRole('link', { name: SHARE }).click();
  await expect(reader.heading(SHARE)).toBeVisible();
  await page.getByRole('button', { name: `#${opened.ticketNumber} A receipt`, exact: true }).click();
  const mine = new ConversationPage(reader);
  await expect(page).toHaveURL(new RegExp(`${ticket}$`));
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'My receipt\nPaid today\nhttps://bank.test/1',
  );
  await expect(page.getByText('receipt.png')).toBeVisible();
  await mine.expectSaid('Please send your receipt');
  await expect.poll(async () => (await badges()).at(-1)).toBe('none');

  await page.goto('/share');
  await expect(page.getByText('Nothing was shared')).toBeVisible();
  await page.goto('/');
  await expect(reader.heading(`Welcome, ${session.user.username}`)).toBeVisible();
  await expect(page.getByRole('link', { name: SHARE })).toHaveCount(0);

  // Logging out deletes the shared content and the badge.
  await fixtures.say(fixtures.admin, ticket, 'Thank you');
  await expect.poll(async () => (await badges()).at(-1)).toBe('1');
  await share(page, { text: 'Not for the next one' }, await aPng('#00a'));
  await expect(page.getByRole('button', { name: / A receipt$/ })).toBeVisible();
  await reader.button('User menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(reader.heading('Login')).toBeVisible();
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
  await expect.poll(async () => (await badges()).at(-1)).toBe('none');
});
