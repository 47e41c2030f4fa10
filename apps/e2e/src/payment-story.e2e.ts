import { readFile } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** More than the height of a line and less than that of two, in pixels. */
const ONE_LINE = 30;

const card = (person: Person) =>
  person.page.getByRole('region', { name: person.translate('Payment'), exact: true });
const dialog = (person: Person, english: string) =>
  person.page.getByRole('dialog', { name: person.translate(english), exact: true });

/** Fills in and sends a proof, as a client does on a phone. */
async function sendProof(client: Person, transactionNumber: string): Promise<void> {
  await client.button('Send proof').click();
  const form = dialog(client, 'Send proof of payment');
  await form.getByLabel(client.translate('Transaction number')).fill(transactionNumber);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'wasl.png', mimeType: 'image/png', buffer: PNG });
  await form.getByRole('button', { name: client.translate('Send'), exact: true }).click();
  await expect(client.toast('Proof sent!')).toBeVisible();
}

/** An Arabic client on a phone and an English administrator: from the request to the receipt, without a reload. */
async function paymentStory(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const method = { en: `BaridiMob ${Date.now()}`, ar: `بريدي موب ${Date.now()}` };
  const session = await fixtures.client('payer');
  const account = await fixtures.account('Paid');
  const ticket = await fixtures.ticket(session, {
    subject: `Order Request: ${account.name}`,
    orderType: 'rent',
    accountId: account._id,
  });
  const client = await Person.enter(browser, 'ar', session);
  await client.page.setViewportSize({ width: 360, height: 740 });
  const admin = await Person.enter(browser, 'en', fixtures.admin);

  await test.step('the administrator adds a payment method', async () => {
    await admin.page.goto('/admin/payments');
    await expect(admin.heading('Payments')).toBeVisible();
    await admin.button('Add method').click();
    const form = dialog(admin, 'Add method');
    await form.getByLabel('Kind').selectOption('BaridiMob');
    await form.getByLabel('English name').fill(method.en);
    await form.getByLabel('Arabic name').fill(method.ar);
    await form.getByLabel('Account number').fill('0079 9999 0012 3456 78');
    await form.getByLabel('English instructions').fill('Send it from the app.');
    await form.getByLabel('Arabic instructions').fill('أرسله من التطبيق.');
    expect(await axeFaults(admin.page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(admin.page.getByRole('button', { name: `Edit ${method.en}` })).toBeVisible();
  });

  await test.step('the administrator requests the price of the order', async () => {
    await client.page.goto(ticket);
    await client.expectConnected();
    await admin.visit(ticket);
    await admin.expectConnected();
    await admin.button('Request payment').click();
    const form = dialog(admin, 'Request payment');
    await expect(form.getByLabel('Amount')).toHaveValue('2500');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card(admin).getByText('Waiting for payment')).toBeVisible();
  });

  await test.step('the client pays and sends a proof', async () => {
    await expect(card(client).getByText(client.translate('Waiting for payment'))).toBeVisible();
    const copy = client.page.getByRole('button', {
      name: client.translate('Copy {{method}} number', { method: method.ar }),
      exact: true,
    });
    await expect(copy).toBeVisible();
    await client.settled();
    expect(await axeFaults(client.page)).toEqual([]);
    expect(await englishLeft(client.page)).toEqual([]);
    await sendProof(client, 'وصل ٠٠٤٢');
    await expect(card(client).getByText(client.translate('Proof sent'), { exact: true })).toBeVisible();
  });

  await test.step('the proof is rejected and replaced', async () => {
    await expect(card(admin).getByText('Proof sent', { exact: true })).toBeVisible();
    expect(await axeFaults(admin.page)).toEqual([]);
    await admin.button('Reject proof').click();
    const form = dialog(admin, 'Reject proof');
    await form.getByLabel('Reason').fill('It is another amount');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(card(client).getByText(client.translate('Proof rejected'))).toBeVisible();
    await expect(card(client).getByText('It is another amount')).toBeVisible();
    await sendProof(client, 'وصل ٠٠٤٣');
    await admin.button('Accept proof').click();
    for (const person of [admin, client])
      await expect(card(person).getByText(person.translate('Payment accepted'))).toBeVisible();
  });

  await test.step('the completed order has a receipt', async () => {
    await client.staysWhenClosed();
    await admin.button('Order Successful').click();
    await admin.answer('Confirm', 'Order marked as completed!');
    await client.page.goto(ticket);
    const downloading = client.page.waitForEvent('download');
    await card(client)
      .getByRole('link', { name: client.translate('Receipt') })
      .click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^receipt-T-\d{6}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the list of payments shows it', async () => {
    await admin.page.goto('/admin/payments?state=accepted');
    const table = admin.page.getByRole('table', { name: 'Payments' });
    await expect(table.getByRole('row').filter({ hasText: session.user.username })).toContainText(
      'Payment accepted',
    );
    await admin.settled();
    expect(await axeFaults(admin.page)).toEqual([]);
    // On a narrow phone, too, where the badge of possible duplicates is in the same row.
    await admin.page.setViewportSize({ width: 320, height: 640 });
    const numbers = table.getByRole('link', { name: /^#T-\d{6}$/ }).locator('bdi');
    const sizes = await numbers.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { height, overlap: width - one.closest('td')!.clientWidth };
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes.map(({ height }) => height))).toBeLessThan(ONE_LINE);
    expect(Math.max(...sizes.map(({ overlap }) => overlap))).toBeLessThan(1);
  });
  for (const person of [client, admin]) person.expectQuietConsole();
}

test.describe('the payment of an order', () => {
  test('[LIF-023, LIF-027, LIF-040, LIF-042, LIF-043, LIF-044, LIF-046] between an Arabic client and an English administrator', ({
    browser,
  }) => paymentStory(browser));
});
