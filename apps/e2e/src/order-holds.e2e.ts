import { expect, test, type Browser, type Locator } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

/**
 * An English administrator changes the shop settings, holds a unit for an Arabic client, and completes the order without
 * payment.
 */
async function holds(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('holder');
  const account = await fixtures.account('Held', 1);
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);

  await test.step('the administrator makes payment required', async () => {
    await admin.page.goto('/admin');
    await admin.link('Shop settings').click();
    await expect(admin.heading('Shop settings')).toBeVisible();
    await admin.page.getByRole('switch', { name: 'Require payment before completion' }).check();
    await admin.button('Save').click();
    await expect(admin.toast('Settings saved!')).toBeVisible();
    await admin.page.reload();
    await expect(admin.page.getByRole('switch', { name: 'Require payment before completion' })).toBeChecked();
  });

  const subject = `Order Request: ${account.name}`;
  const ticket = await fixtures.ticket(session, { subject, orderType: 'rent', accountId: account._id });
  for (const person of [client, admin]) {
    await person.visit(ticket);
    await expect(person.page.getByRole('log')).toBeVisible();
  }
  for (const person of [client, admin]) await person.expectConnected();
  const region = admin.page.getByRole('region', { name: 'Hold', exact: true });
  const heldUntil = (within: Locator, person: Person) =>
    within.getByText(new RegExp(person.translate('Held until {{time}}', { time: '.*\\d\\d:\\d\\d.*' })));

  await test.step('both sides see the hold start and end, and the stock is 0 meanwhile', async () => {
    await expect(client.page.getByRole('region', { name: client.translate('Hold') })).toHaveCount(0);
    await region.getByLabel('Minutes').selectOption('30');
    await region.getByRole('button', { name: 'Hold one unit' }).click();
    await expect(heldUntil(region, admin)).toBeVisible();
    await expect(heldUntil(client.page.getByRole('main'), client)).toBeVisible();
    expect(await fixtures.stock(account)).toBe(0);
    await region.getByRole('button', { name: 'Release hold' }).click();
    await expect(heldUntil(client.page.getByRole('main'), client)).toHaveCount(0);
    await expect(client.page.getByText(client.translate('The hold has ended.'))).toBeVisible();
    expect(await fixtures.stock(account)).toBe(1);
    await region.getByRole('button', { name: 'Hold one unit' }).click();
    await expect(heldUntil(region, admin)).toBeVisible();
  });

  await test.step('the minutes can be read on a narrow phone', async () => {
    const size = admin.page.viewportSize()!;
    await admin.page.setViewportSize({ width: 320, height: 640 });
    const WITH_ITS_VALUE = 120;
    const select = await region.getByLabel('Minutes').boundingBox();
    expect(select?.width).toBeGreaterThan(WITH_ITS_VALUE);
    await admin.page.setViewportSize(size);
  });

  await test.step('the order is completed with a reason, and takes the held unit', async () => {
    await admin.button('Order Successful').click();
    await admin.answer('Confirm');
    const dialog = admin.page.getByRole('dialog', { name: 'Complete without payment' });
    await dialog.getByLabel('Reason').fill('Paid in cash');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await Promise.all([
      expect(admin.toast('Order marked as completed!')).toBeVisible(),
      expect(client.toast('Your order has been completed!')).toBeVisible(),
    ]);
    expect(await fixtures.stock(account)).toBe(0);
  });
}

test('[LIF-017, LIF-045, LIF-109, LIF-111] an order with a held unit is completed without payment', async ({
  browser,
}) => {
  try {
    await holds(browser);
  } finally {
    // The tests of a worker share its product.
    const fixtures = await ApiFixtures.create();
    await fixtures.asAdmin('PUT', '/settings', { requirePaymentProof: false });
  }
});
