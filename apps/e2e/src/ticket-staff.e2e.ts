import { expect, test, type Browser } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

/** An Arabic client writes to an English and an Arabic administrator, who have the same ticket open. */
async function atTheDesk(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const [session, firstAdmin, secondAdmin] = [
    await fixtures.client('asks'),
    await fixtures.colleague('first'),
    await fixtures.colleague('second'),
  ];
  const account = await fixtures.account('Desk');
  const ticket = await fixtures.ticket(session, {
    subject: `Order Request: ${account.name}`,
    orderType: 'rent',
    accountId: account._id,
  });
  const client = await Person.enter(browser, 'ar', session);
  const first = await Person.enter(browser, 'en', firstAdmin);
  const second = await Person.enter(browser, 'ar', secondAdmin);
  const theirs = new ConversationPage(client);
  const ours = new ConversationPage(first);
  for (const { page } of [client, first, second]) {
    await page.goto(ticket);
    await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  }
  for (const person of [client, first, second]) await person.expectConnected();
  const side = (person: Person) => person.page.getByRole('complementary');

  await test.step('each administrator sees that the other has the ticket open', async () => {
    const alsoHere = (person: Person) =>
      person.page.getByText(person.translate('Also here:')).filter({ visible: true });
    await expect(alsoHere(first)).toContainText(secondAdmin.user.username);
    await expect(alsoHere(second)).toContainText(firstAdmin.user.username);
    await expect(client.page.getByText(client.translate('Also here:'))).toHaveCount(0);
  });

  const question = 'Is the account still there?';
  await test.step('the administrator sees the client typing, and the client sees that the message was read', async () => {
    const writes = first.page.getByText(
      `${session.user.username} ${first.translate('is writing…')}`.replaceAll(/\s+/g, ' '),
    );
    await expect(async () => {
      await client.field('Message').pressSequentially('…');
      await expect(writes).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 180_000 });
    await theirs.write(question);
    await ours.expectSaid(question);
    await expect(writes).toHaveCount(0);
    const own = theirs.log.locator('article').filter({ hasText: question });
    await expect(own).toHaveAttribute('data-state', 'seen');
    await expect(own.getByText(client.translate('Seen'))).toBeAttached();
  });

  await test.step('a canned reply is written once and filled in from the ticket', async () => {
    const title = `Payment ${Date.now().toString(36)}`;
    await first.button('Canned replies').click();
    await first.button('New reply').click();
    await first.field('Title').fill(title);
    await first.field('English text').fill('Hello {client}, {listing} is {price}.');
    await first.field('Arabic text').fill('مرحبا {client}، سعر {listing} هو {price}.');
    await first.button('Save').click();
    const choose = ({ page }: Person) =>
      page.getByRole('dialog').getByRole('button', { name: title }).first().click();
    await choose(first);
    const filled = `Hello ${session.user.username}, ${account.name} is 2500 DZD.`;
    await expect(first.field('Message')).toHaveValue(filled);
    await expect(first.field('Message')).toBeFocused();
    await first.button('Send').click();
    await theirs.expectSaid(question, filled);

    const inOtherWords = 'هل الحساب متوفر؟';
    await theirs.write(inOtherWords);
    await ours.expectSaid(question, filled, inOtherWords);
    await second.button('Canned replies').click();
    await choose(second);
    const inArabic = `مرحبا ${session.user.username}، سعر ${account.name} هو 2500 DZD.`;
    await expect(second.field('Message')).toHaveValue(inArabic);
    await second.field('Message').fill('');
  });

  await test.step('the first administrator who answers is assigned, until a colleague takes over', async () => {
    await expect(side(client)).toContainText(firstAdmin.user.username);
    await expect(first.field('Assigned to')).toHaveValue(firstAdmin.user._id);
    await second.field('Assigned to').selectOption(secondAdmin.user._id);
    await expect(first.field('Assigned to')).toHaveValue(secondAdmin.user._id);
    await expect(side(client)).toContainText(secondAdmin.user.username);
    await second.field('Priority').selectOption('high');
    await expect(first.field('Priority')).toHaveValue('high');
  });

  await test.step('the timeline shows who did what', async () => {
    await first.button('support:Timeline').click();
    const entries = first.page
      .getByRole('list', { name: first.translate('support:Timeline') })
      .getByRole('listitem');
    await expect(entries).toHaveCount(4);
    for (const [at, event, actor] of [
      [0, 'Ticket opened', session],
      [1, 'Ticket taken up', firstAdmin],
      [2, 'Assigned', secondAdmin],
      [3, 'Priority changed', secondAdmin],
    ] as const) {
      await expect(entries.nth(at)).toContainText(first.translate(event));
      await expect(entries.nth(at)).toContainText(actor.user.username);
    }
  });

  await test.step('the colleague leaves, and is no longer shown', async () => {
    await second.link('Back to Support').click();
    await expect(first.page.getByText(first.translate('Also here:'))).toHaveCount(0);
    await expect(second.page.getByRole('link', { name: account.name })).toContainText(
      second.translate('High priority'),
    );
  });
  for (const person of [client, first, second]) person.expectQuietConsole();
}

test('[ORD-005, ORD-018, ORD-019, ORD-020, ORD-028, ORD-034, SHELL-003] two administrators and a client in one ticket', ({
  browser,
}) => atTheDesk(browser));

test('[ORD-064] administrators see the client who has waited longest first', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const word = `Queue-${Date.now().toString(36)}`;
  const [early, late] = [await fixtures.client('early'), await fixtures.client('late')];
  const earlyTicket = await fixtures.ticket(early, { subject: `${word} early` });
  await fixtures.ticket(late, { subject: `${word} late` });
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  await admin.page.goto(`/support?q=${word}`);
  const rows = admin.page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await admin.expectConnected();
  await expect(rows.first()).toContainText('late');
  await expect(rows.first()).toContainText(/Waiting .+/);

  await admin.page.getByRole('combobox', { name: 'Order' }).selectOption('waiting');
  await expect(rows.first()).toContainText('early');
  await fixtures.say(fixtures.admin, earlyTicket, 'I am on it');
  await expect(rows.first()).toContainText('late');
  await expect(rows.last()).not.toContainText('Waiting');
  await fixtures.say(early, earlyTicket, 'Thank you');
  await expect(rows.last()).toContainText(/early.*1 unread.*Waiting/s);
});
