import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

const CLOSED = 'This conversation is closed.';

/** An Arabic client and an English administrator end orders. */
async function outcomes(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('buyer');
  const account = await fixtures.account('Outcome', 2);
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const order = async () => {
    const subject = `Order Request: ${account.name}`;
    const ticket = await fixtures.ticket(session, { subject, orderType: 'rent', accountId: account._id });
    for (const { page } of [client, admin]) {
      await page.goto(ticket);
      await expect(page.getByRole('log')).toBeVisible();
    }
    for (const person of [client, admin]) await person.expectConnected();
    return ticket;
  };
  const banner = (person: Person, words: string) =>
    person.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: person.translate(words) });
  const expectOver = async (person: Person) => {
    await expect(person.field('Message')).toHaveCount(0);
    for (const name of ['Cancel Order', 'Order Successful', 'Order Unsuccessful'])
      await expect(person.button(name)).toHaveCount(0);
  };

  await test.step('the client cancels after a confirmation, and may stay on the page', async () => {
    await order();
    await client.button('Cancel Order').click();
    await client.answer('Cancel');
    await expect(client.button('Send')).toBeVisible();
    await client.staysWhenClosed();
    await client.button('Cancel Order').click();
    await client.answer('Confirm', 'Order cancelled successfully!');
    await expect(banner(client, 'Your ticket has been cancelled')).toContainText(client.translate(CLOSED));
    await expectOver(client);
    await expect(admin.page).toHaveURL(/\/support$/);
    await expect(client.page).toHaveURL(/\/support\/.+/);
  });

  await test.step('an administrator marks it as unsuccessful; both return to the list, the stock does not change', async () => {
    const ticket = await order();
    await admin.button('Order Unsuccessful').click();
    await Promise.all([
      admin.answer('Confirm', 'Order marked as unsuccessful!'),
      expect(client.toast('Your ticket has been cancelled')).toBeVisible(),
    ]);
    for (const { page } of [client, admin]) await expect(page).toHaveURL(/\/support$/);
    expect(await fixtures.stock(account)).toBe(2);

    await client.page.clock.install();
    await client.page.goto(ticket);
    await expect(banner(client, 'Your ticket has been cancelled')).toBeVisible();
    await client.page.clock.fastForward(10_000);
    await expect(
      client.page.getByText(client.translate('The order was marked as unsuccessful.')),
    ).toBeVisible();
    await expect(client.button('Stay')).toHaveCount(0);
    await expect(client.page).toHaveURL(new RegExp(ticket));
    await client.page.clock.resume();
  });

  await test.step('out of stock: the administrator sees a message, and the ticket stays open', async () => {
    await order();
    await fixtures.setStock('accounts', account._id, 0);
    await admin.button('Order Successful').click();
    await admin.answer('Confirm', 'This account is out of stock');
    await expect(client.button('Cancel Order')).toBeVisible();
    await fixtures.setStock('accounts', account._id, 1);
    await admin.button('Order Successful').click();
    await Promise.all([
      admin.answer('Confirm', 'Order marked as completed!'),
      expect(client.toast('Your order has been completed!')).toBeVisible(),
    ]);
    expect(await fixtures.stock(account)).toBe(0);
    await fixtures.setStock('accounts', account._id, 1);
  });

  await test.step('a message and then the whole ticket are deleted while both have it open', async () => {
    await order();
    const [mine, theirs] = [new ConversationPage(client), new ConversationPage(admin)];
    await mine.write('1234 5678 9012 3456');
    await theirs.expectSaid('1234 5678 9012 3456');
    await expect(client.button('Delete message')).toHaveCount(0);
    const message = theirs.log.locator('article').filter({ hasText: '1234' });
    await message.hover();
    await message.getByRole('button', { name: admin.translate('Delete message') }).click();
    await admin.answer('Confirm', 'Message deleted successfully');
    await mine.expectSaid();
    await theirs.expectSaid();

    await admin.button('Delete Ticket').click();
    await Promise.all([
      admin.answer('Confirm', 'Ticket deleted successfully!'),
      expect(client.toast('This ticket has been deleted')).toBeVisible(),
    ]);
    for (const { page } of [client, admin]) await expect(page).toHaveURL(/\/support$/);
    await expect(admin.page.getByText(admin.translate('This ticket has been deleted'))).toHaveCount(0);
  });
}

test('[ORD-023, ORD-043, ORD-046, ORD-047, ORD-050, ORD-051, ORD-066, ORD-083, ORD-091, ORD-093, ORD-094, ORD-095, ORD-096, ORD-097, CHAT-039] how an order ends', ({
  browser,
}) => outcomes(browser));
