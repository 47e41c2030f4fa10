import { expect, test, type Browser, type Locator } from '@playwright/test';
import { ApiFixtures, type Session } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';
import { UNIT, VaultFixtures } from './support/vault-fixtures.ts';

/** Returns a file that differs from all other proofs, so that no proof is flagged. */
const proofFile = () => ({
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${Date.now()}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
});

const PHONE = { width: 360, height: 740 };

/** The client and the administrator of an order, and its listing with vault and ledger. */
interface Cast {
  client: Person;
  admin: Person;
  session: Session;
  listing: { _id: string; name: string };
}

const region = ({ page }: Person, name: string | RegExp): Locator => page.getByRole('region', { name });
const inRegion = (person: Person, english: string) => region(person, person.translate(english));
const buttonIn = (place: Locator, person: Person, english: string) =>
  place.getByRole('button', { name: person.translate(english), exact: true });

/** Ticks all steps. A step is ticked once the server has responded. */
async function tickAll(place: Locator): Promise<void> {
  await expect(place.getByRole('checkbox').first()).toBeVisible();
  for (const step of await place.getByRole('checkbox').all()) {
    await step.click();
    await expect(step).toBeChecked();
  }
}

async function orderIt({ client, admin, listing }: Cast): Promise<string> {
  await client.page.goto(`/accounts/${listing._id}`);
  await client.button('Request Account').click();
  await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
  const ticket = new URL(client.page.url()).pathname;
  await admin.page.goto(ticket);
  await expect(admin.page.getByRole('log')).toBeVisible();
  for (const person of [client, admin]) await person.expectConnected();
  return ticket;
}

async function pay({ client, admin }: Cast): Promise<void> {
  await admin.button('Request payment').click();
  await buttonIn(admin.page.getByRole('dialog'), admin, 'Save').click();
  const card = inRegion(client, 'Payment');
  await expect(card.getByText(client.translate('Waiting for payment'), { exact: true })).toBeVisible();
  await buttonIn(card, client, 'Send proof').click();
  const dialog = client.page.getByRole('dialog', { name: client.translate('Send proof of payment') });
  await dialog.getByLabel(client.translate('Transaction number')).fill(`٧٢٠٤ ${Date.now()}`);
  await dialog.locator('input[type=file]').setInputFiles(proofFile());
  await dialog.locator('button[type=submit]').click();
  await expect(client.toast('Proof sent!')).toBeVisible();
  await admin.button('Accept proof').click();
  for (const person of [client, admin])
    await expect(inRegion(person, 'Payment').getByText(person.translate('Payment accepted'))).toBeVisible();
}

/** The administrator chooses the console when the unit is held; the completion delivers that unit. */
async function holdAndComplete({ client, admin }: Cast): Promise<void> {
  const hold = region(admin, 'Hold');
  await buttonIn(hold, admin, 'Hold one unit').click();
  await admin.page.getByRole('radio', { name: 'PS5' }).check();
  await buttonIn(hold, admin, 'Hold one unit').click();
  await expect(hold.getByText(/Held until/)).toBeVisible();
  // The first request was refused in order to ask for the console, which the browser logged.
  admin.forgetConsole();
  await admin.staysWhenClosed();
  await admin.button('Order Successful').click();
  await Promise.all([
    admin.answer('Confirm', 'Order marked as completed!'),
    expect(client.toast('Your order is ready')).toBeVisible(),
  ]);
  await client.link('Show delivery').click();
}

async function receive({ client }: Cast): Promise<void> {
  const delivery = inRegion(client, 'Delivery');
  await buttonIn(delivery, client, 'I accept the rules').click();
  await buttonIn(delivery, client, 'Show the delivery').click();
  const address = delivery.locator(`input[value="${UNIT.address}"]`);
  await expect(address).toBeVisible();
  await expect(delivery.getByRole('timer')).toBeVisible();
  await buttonIn(delivery, client, 'Hide').click();
  await expect(address).toHaveCount(0);
}

async function activateAndRate({ client, admin }: Cast): Promise<void> {
  await admin.button('Send activation guide').click();
  await tickAll(region(client, /PS5/));
  await expect(region(admin, 'Activation on PS5').getByText('All steps are done')).toBeVisible();
  const rating = inRegion(client, 'Rate this order');
  await rating.getByRole('radio').nth(4).check();
  await buttonIn(rating, client, 'Send rating').click();
  await expect(client.toast('Rating sent')).toBeVisible();
}

async function renewAndReturn({ client, admin, session, listing }: Cast): Promise<void> {
  await client.visit('/support');
  await client.link('My rentals').click();
  const rental = client.page.getByRole('article', { name: listing.name });
  const ends = await rental.locator('dd').nth(1).textContent();
  await buttonIn(rental, client, 'Renew').click();
  await expect(client.page).toHaveURL(/\/support\/[0-9a-f-]{36}$/);
  await admin.page.goto(new URL(client.page.url()).pathname);
  await admin.button('Order Successful').click();
  await admin.answer('Confirm', 'Order marked as completed!');

  await client.page.goto('/rentals');
  await expect(rental.locator('dd').nth(1)).not.toHaveText(ends ?? '');
  await buttonIn(rental, client, 'Return').click();
  await tickAll(rental);

  await admin.page.goto('/admin/rentals');
  const words = { codeName: listing.name, client: session.user.username };
  await admin.button(`Confirm return of ${words.codeName}, ${words.client}`).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('New password').fill('Another-1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(rental.getByText(client.translate('Returned'))).toBeVisible();
}

async function wholeLife(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const vaults = new VaultFixtures(fixtures);
  const listing = await vaults.account('Whole_life');
  await vaults.paymentMethod();
  const session = await fixtures.client('whole');
  const cast: Cast = {
    client: await Person.enter(browser, 'ar', session),
    admin: await Person.enter(browser, 'en', fixtures.admin),
    session,
    listing,
  };
  await cast.client.page.setViewportSize(PHONE);

  const ticket = await test.step('the client orders', () => orderIt(cast));
  await test.step('the client pays, and the proof is accepted', () => pay(cast));
  await test.step('a unit is held and delivered', () => holdAndComplete(cast));
  await expect(cast.client.page).toHaveURL(new RegExp(ticket));
  await test.step('the client accepts the rules and reveals the content', () => receive(cast));
  await test.step('the client activates and rates', () => activateAndRate(cast));
  await test.step('the client renews and returns', () => renewAndReturn(cast));
  await test.step('the dispute file is intact', async () => {
    await cast.admin.visit(ticket);
    const verdict = await vaults.disputeFile(cast.admin);
    expect(verdict).toMatch(/^intact: T-\d{6}, \d+ parts$/);
  });
  for (const person of [cast.client, cast.admin]) person.expectQuietConsole();
}

test.describe('the complete life of an order', () => {
  test('[LIF-042..044, LIF-067..069, LIF-093, LIF-094, LIF-100, LIF-104, LIF-111, LIF-112, LIF-114] with an Arabic client and an English administrator', ({
    browser,
  }) => wholeLife(browser));
});

interface Shown {
  terms: { overdue: boolean; state: string; daysLeft: number; account: { codeName: string } }[];
  payments: { state: string; flagged: boolean }[];
  giftCards: { available: number; countedStock: boolean; rating: { count: number } | null }[];
  vault: { enabled: boolean; free: number; delivered: number };
}

test('[LIF-023, LIF-037, LIF-047, LIF-082, LIF-103] the demo shop contains orders in every state', async () => {
  const fixtures = await ApiFixtures.create();
  const shown = (path: string) => fixtures.asAdmin<Shown & { giftCards: { _id: string }[] }>('GET', path);
  const { terms } = await shown('/rentals/terms?q=Meknes-51');
  expect(terms.map(({ overdue, state, daysLeft }) => [overdue, state, daysLeft > 3])).toEqual([
    [true, 'active', false],
    [false, 'active', false],
    [false, 'active', true],
    [false, 'returning', true],
  ]);
  const { payments } = await shown('/payments?limit=50');
  for (const state of ['awaiting', 'submitted', 'accepted'])
    expect(payments.map((payment) => payment.state)).toContain(state);
  expect(payments.some(({ flagged }) => flagged)).toBe(true);
  const [card] = (await shown(`/giftcards?q=${encodeURIComponent('Xbox US $25')}`)).giftCards;
  expect(card).toMatchObject({ available: 12, countedStock: true, rating: { count: 3 } });
  const { vault } = await shown(`/vault/giftcards/${card?._id}`);
  expect(vault).toMatchObject({ enabled: true, free: 12, delivered: 1 });
});
