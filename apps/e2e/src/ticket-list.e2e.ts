import { expect, test, type Browser, type Locator } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

/** Returns the hue of an element's text colour, 0 to 360. */
const hueOf = (element: Locator) =>
  element.evaluate((shown) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(shown).color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data] as [number, number, number];
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const span = most - least || 1;
    const sixths =
      most === red
        ? (green - blue) / span
        : most === green
          ? 2 + (blue - red) / span
          : 4 + (red - green) / span;
    return (sixths * 60 + 360) % 360;
  });

/** The ticket lists of an Arabic client and an English administrator. */
async function listed(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const word = `List-${Date.now().toString(36)}`;
  const session = await fixtures.client('lists');
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const rows = (person: Person) => person.page.getByRole('main').getByRole('listitem');
  const choose = (person: Person, name: string, value: string) =>
    person.page.getByRole('combobox', { name: person.translate(name), exact: true }).selectOption(value);
  const search = (person: Person, words: string) =>
    person.page.getByRole('searchbox', { name: person.translate('Search tickets') }).fill(words);
  await admin.page.goto('/support');
  await expect(rows(admin).first()).toBeVisible();
  await expect(admin.button('New Ticket')).toHaveCount(0);
  await admin.expectConnected();
  await client.page.goto('/support');
  const dialog = client.page.getByRole('dialog', { name: client.translate('New Ticket') });
  const subject = dialog.getByLabel(client.translate('Subject'), { exact: true });
  const type = dialog.getByLabel(client.translate('Type'), { exact: true });

  await test.step('a new ticket needs a valid subject', async () => {
    await client.button('New Ticket').click();
    await expect(type).toHaveValue('general');
    await client.button('Create Ticket').click();
    await expect(subject).toHaveAccessibleDescription(client.translate('Please enter a subject'));
    await subject.fill('x'.repeat(201));
    await expect(subject).toHaveAccessibleDescription(
      client.translate('Subject must be less than 200 characters'),
    );
    await client.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(client.button('New Ticket')).toBeFocused();
  });

  await test.step('a new ticket of each of the four types appears at the top of the administrator’s list', async () => {
    for (const kind of ['general', 'rent', 'buy', 'repair']) {
      await client.button('New Ticket').click();
      await subject.fill(`${word} ${kind}`);
      await type.selectOption(kind);
      await client.button('Create Ticket').click();
      await expect(client.toast('Support ticket created successfully!')).toBeVisible();
      await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
      await expect(
        client.page.getByRole('heading', { level: 1, name: `${word} ${kind}`, exact: true }),
      ).toBeVisible();
      await expect(rows(admin).first()).toContainText(`${word} ${kind}`);
      await client.visit('/support');
    }
  });

  await test.step('search, status and type filter the list, also after a reload', async () => {
    await search(admin, word);
    await expect(rows(admin)).toHaveCount(4);
    await choose(admin, 'Type', 'buy');
    await expect(rows(admin)).toHaveCount(1);
    await expect(rows(admin)).toContainText(`${word} buy`);
    await admin.page.reload();
    await expect(rows(admin)).toHaveCount(1);
    await choose(admin, 'Status', 'completed');
    await expect(admin.page.getByText(admin.translate('No tickets here'))).toBeVisible();
    await choose(admin, 'Status', 'all');
    await choose(admin, 'Type', 'all');
    await expect(rows(admin)).toHaveCount(4);
    await expect(admin.page.getByRole('main').getByText(/4/).first()).toBeVisible();
  });

  await test.step('messages increase the other side’s unread count live, until they are read', async () => {
    const row = rows(admin).filter({ hasText: `${word} repair` });
    const ticket = (await row.getByRole('link').getAttribute('href')) ?? '';
    const own = rows(client).filter({ hasText: `${word} repair` });
    await expect(own).toBeVisible();
    await client.expectConnected();
    await fixtures.say(session, ticket, 'Anybody there?');
    const unread = (person: Person) =>
      person.translate('support:{{count}} unread').replace('{{count}}', '').trim();
    await expect(row).toContainText(unread(admin));
    await expect(own).not.toContainText(unread(client));
    await fixtures.say(fixtures.admin, ticket, 'Yes');
    await expect(own).toContainText(unread(client));
    await own.getByRole('link').click();
    await expect(client.page.getByText('Anybody there?')).toBeVisible();
    await client.link('Back to Support').click();
    await expect(own).not.toContainText(unread(client));
  });

  await test.step('the colours of the statuses change live', async () => {
    const id = async (kind: string) =>
      (
        await rows(admin)
          .filter({ hasText: `${word} ${kind}` })
          .getByRole('link')
          .getAttribute('href')
      )
        ?.split('/')
        .at(-1);
    for (const [kind, status] of [
      ['buy', 'completed'],
      ['rent', 'cancelled'],
    ] as const)
      await fixtures.asAdmin('PUT', `/messages/support/ticket/${await id(kind)}/status`, { status });
    for (const [kind, status, from, to] of [
      ['general', 'Pending', 25, 60],
      ['repair', 'In Progress', 190, 260],
      ['buy', 'Completed', 90, 180],
      ['rent', 'Cancelled', 335, 385],
    ] as const) {
      const row = rows(admin).filter({ hasText: `${word} ${kind}` });
      const badge = row.getByText(admin.translate(status), { exact: true });
      await expect(badge).toBeVisible();
      const turned = async () => {
        const hue = await hueOf(badge);
        return hue < 25 ? hue + 360 : hue;
      };
      // The colour changes gradually.
      await expect.poll(turned, { message: status }).toBeGreaterThanOrEqual(from);
      await expect.poll(turned, { message: status }).toBeLessThanOrEqual(to);
    }
  });
  for (const person of [client, admin]) person.expectQuietConsole();
}

test('[ORD-009, ORD-010, ORD-011, ORD-012, ORD-014, ORD-039, ORD-057, ORD-058, ORD-059, ORD-060, ORD-061, ORD-062, ORD-063, ORD-064, ORD-073, ORD-087, ORD-092] the list of tickets', ({
  browser,
}) => listed(browser));
