import { expect, test, type Browser } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

const run = Date.now().toString(36).toUpperCase();
const [FIRST, SECOND] = [`AAAA-${run}`, `BBBB-${run}`];
const region = (person: Person) =>
  person.page.getByRole('region', { name: person.translate('Delivery'), exact: true });
const dialog = (person: Person, english: string) =>
  person.page.getByRole('dialog', { name: person.translate(english), exact: true });
const code = (person: Person) => region(person).getByLabel(person.translate('Code'), { exact: true });

/** Returns everything that the browser stores for the page: storage, cached API responses and databases. */
const kept = (person: Person): Promise<string> =>
  person.page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response?.url.includes('/api/')) found.push(await response.text());
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
      for (const store of database.objectStoreNames)
        found.push(
          await new Promise<string>((resolve, reject) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
            all.onerror = () => reject(new Error(all.error?.message));
          }),
        );
      database.close();
    }
    return found.join('\n');
  });

/**
 * An English administrator fills the vault. An Arabic client on a phone receives a code, reveals it, and gets a replacement.
 */
async function deliveryStory(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('receiver');
  const card = await fixtures.giftCard('Vaulted');
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const client = await Person.enter(browser, 'ar', session);
  await client.page.setViewportSize({ width: 360, height: 740 });
  await client.page.clock.install();

  await test.step('the administrator fills the vault', async () => {
    await admin.page.goto(`/admin/giftcards?q=${card.name}`);
    await admin.page.getByRole('link', { name: `Units of ${card.name}`, exact: true }).click();
    await expect(admin.heading(`Units of ${card.name}`)).toBeVisible();
    await admin.page.getByRole('switch', { name: 'Deliver from the vault' }).click();
    await expect(admin.page.getByText('0 free · 0 held')).toBeVisible();
    await admin.button('Add item').click();
    await dialog(admin, 'Add item').getByLabel('Code', { exact: true }).fill(FIRST);
    await dialog(admin, 'Add item').getByRole('button', { name: 'Save' }).click();
    await admin.button('Import codes').click();
    const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(`code\n${SECOND}\n`) };
    await dialog(admin, 'Import codes').locator('input[type=file]').setInputFiles(file);
    await dialog(admin, 'Import codes').getByRole('button', { name: 'Upload' }).click();
    await expect(admin.page.getByRole('table', { name: 'Vault items' }).getByRole('row')).toHaveCount(3);
    await admin.settled();
    expect(await axeFaults(admin.page)).toEqual([]);
  });

  const ticket = await fixtures.ticket(session, {
    subject: `Gift Card Order: ${card.name}`,
    orderType: 'giftcard',
    giftCardId: card._id,
  });

  await test.step('the client is notified that the order is ready', async () => {
    await client.page.goto('/support');
    await client.expectConnected();
    await fixtures.asAdmin('PUT', `/messages/support/ticket/${ticket.split('/').at(-1)}/status`, {
      status: 'completed',
    });
    await expect(client.toast('Your order is ready')).toBeVisible();
    await expect(client.page.getByText(client.translate('Delivery ready'))).toBeVisible();
    await client.page.getByRole('link', { name: client.translate('Show delivery') }).click();
    await expect(client.page).toHaveURL(new RegExp(ticket));
  });

  await test.step('the client accepts the rules and sees the code for a minute', async () => {
    await expect(region(client).getByRole('list', { name: client.translate('Rules') })).toBeVisible();
    await client.settled();
    expect(await axeFaults(client.page)).toEqual([]);
    expect(await englishLeft(client.page)).toEqual([]);
    await client.button('I accept the rules').click();
    await client.button('Show the delivery').click();
    await expect(code(client)).toHaveValue(FIRST);
    expect(await kept(client)).not.toContain(FIRST);
    await expect(region(client).getByRole('timer')).toBeInViewport();
    await client.page.clock.runFor(61_000);
    await expect(code(client)).toBeHidden();
    expect(await client.page.content()).not.toContain(FIRST);
  });

  await test.step('the client gets a replacement, which needs no further acceptance', async () => {
    await admin.visit(ticket);
    await expect(region(admin).getByRole('list', { name: 'Reveals' })).toBeVisible();
    await admin.button('Replace').click();
    await dialog(admin, 'Replace').getByLabel('Reason').fill('It was used already');
    await dialog(admin, 'Replace').getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog(admin, 'Replace')).toBeHidden();
    await expect(region(client).getByText('It was used already')).toBeVisible();
    await client.button('Show the delivery').click();
    await expect(code(client)).toHaveValue(SECOND);
    await client.button('Hide').click();
    await expect(code(client)).toBeHidden();
    expect(await kept(client)).not.toContain(SECOND);
  });

  await test.step('the client reports a problem', async () => {
    await client.button('Report a problem').click();
    await expect(dialog(client, 'New Ticket').getByLabel(client.translate('Subject'))).toHaveValue(/T-\d{6}/);
  });
}

test('[LIF-067, LIF-068, LIF-069, LIF-070, LIF-071] an order is delivered from the vault', ({ browser }) =>
  deliveryStory(browser));
