import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

const VERIFY_FIRST =
  'Please verify your email address before placing an order. Check your inbox for the verification email.';

const KINDS = [
  {
    path: 'accounts',
    order: 'Request Account',
    done: 'Order request created! Redirecting to chat...',
    subject: 'Order Request: {{name}}',
    gone: 'This account is out of stock',
    admins: 'Admins cannot place orders. Only clients can order accounts.',
  },
  {
    path: 'giftcards',
    order: 'Purchase',
    done: 'Gift card order request created! Redirecting to chat...',
    subject: 'Gift Card Order: {{name}}',
    gone: 'This gift card is out of stock',
    admins: 'Admins cannot place orders. Only clients can order gift cards.',
  },
] as const;

async function ordering(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const client = await Person.enter(browser, 'ar', await fixtures.client('orders'));
  const newcomer = await Person.enter(browser, 'en', await fixtures.client('newcomer', { verified: false }));
  const admin = await Person.enter(browser, 'en', fixtures.admin);

  for (const kind of KINDS) {
    const item = kind.path === 'accounts' ? await fixtures.account('Case') : await fixtures.giftCard('Card');
    const page = `/${kind.path}/${item._id}`;

    await test.step(`${kind.path}: an administrator sees why ordering is not possible`, async () => {
      await admin.visit(page);
      await expect(admin.page.getByText(admin.translate(kind.admins))).toBeVisible();
      await expect(admin.button(kind.order)).toHaveCount(0);
    });

    await test.step(`${kind.path}: an unverified client may click the button, and sees why ordering is not possible`, async () => {
      await newcomer.visit(page);
      await newcomer.button('Verify Email to Order').click();
      await expect(newcomer.toast(VERIFY_FIRST)).toBeVisible();
      await expect(newcomer.page).toHaveURL(new RegExp(page));
    });

    await test.step(`${kind.path}: the last unit is ordered; a second request leads to the same ticket`, async () => {
      await client.visit(page);
      await client.button(kind.order).click();
      await expect(client.toast(kind.done)).toBeVisible();
      await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
      const subject = client.translate(kind.subject, { name: item.name });
      await expect(client.page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      const ticket = client.page.url();
      await client.visit(page);
      await client.button(kind.order).click();
      await expect(client.page).toHaveURL(ticket);
      await expect(client.page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    });

    await test.step(`${kind.path}: a unit that was sold meanwhile is refused by the server, and shown as out of stock live`, async () => {
      const other = await Person.enter(browser, 'ar', await fixtures.client('late'));
      // A page without a socket connection: only the server can refuse its order.
      await other.page.routeWebSocket(/\/socket\.io\//, () => undefined);
      await other.page.route('**/socket.io/**', (route) => route.abort());
      for (const person of [other, client]) {
        await person.visit(page);
        await expect(person.page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
      }
      await expect(client.button(kind.order)).toBeEnabled();
      await expect(other.button(kind.order)).toBeEnabled();
      await client.expectConnected();
      await fixtures.setStock(kind.path, item._id, 0);
      await expect(client.button('Out of Stock')).toBeDisabled();
      await other.button(kind.order).click();
      await expect(other.toast(kind.gone)).toBeVisible();
      await other.page.context().close();
    });
  }
}

test('[ORD-002, ORD-007, ORD-008, ORD-068, ORD-080, ORD-081, ORD-082, ORD-090, ERR-012, ERR-013, ERR-014, SHELL-003] ordering an account and a gift card', ({
  browser,
}) => ordering(browser));
