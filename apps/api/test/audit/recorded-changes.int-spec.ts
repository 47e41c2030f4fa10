import type { AccountView } from '@manette/contracts/catalog';
import type { CannedReplyView } from '@manette/contracts/orders';
import { LastSteps } from '@manette/platform';
import type { Response } from 'supertest';
import { Vault } from '../fulfilment/support/vault.js';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';
import { METHOD, newest, Payments } from '../payments/support/payments.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { Recorded } from './support/recorded.js';

let scenario: Scenario;
let recorded: Recorded;
let payments: Payments;
let isBroken = false;
beforeAll(async () => {
  scenario = await Scenario.create();
  // The last step of each unit of work can fail, so that the whole unit of work must be rolled back.
  scenario.app.app.get(LastSteps).add(async () => {
    if (isBroken) throw new Error('the commit fails');
  });
  recorded = new Recorded(scenario.app);
  payments = await Payments.begin(scenario);
});
afterEach(() => {
  isBroken = false;
});
afterAll(() => scenario.end());

type Method = 'post' | 'put' | 'patch' | 'delete';
const asAdmin = (method: Method, path: string, body: object = {}) =>
  scenario.app.call[method](`/api/${path}`, scenario.admin.token).send(body);
/** Returns the entries of a call that must succeed. */
async function told(call: Promise<Response> | Response) {
  const answer = await call;
  expect([200, 201]).toContain(answer.status);
  return (await recorded.of(answer)).map(({ action, target, changes }) => ({ action, target, changes }));
}

describe('the recorded changes', () => {
  it('[TRU-081] of a user name each changed field', async () => {
    const { amina } = scenario;
    const edit = { phone: '+213551999999', address: 'Oran', role: 'client', isActive: true };
    const target = { type: 'user', _id: amina.id, label: null };
    const [entry] = await told(asAdmin('put', `users/${amina.id}`, edit));
    expect(entry).toMatchObject({ action: 'user.edited', target });
    expect(entry?.changes?.map(({ field }) => field)).toEqual(['phone', 'address']);
  });

  it('[TRU-078] [TRU-081] of a user’s role and activation are one entry each, with from and to', async () => {
    const client = await scenario.app.people.client();
    const target = { type: 'user', _id: client.id, label: null };
    const isActive = (from: boolean) => [{ field: 'isActive', from, to: !from }];
    const toggle = () => told(asAdmin('patch', `users/${client.id}/toggle-status`));
    expect(await toggle()).toEqual([{ action: 'user.deactivated', target, changes: isActive(true) }]);
    expect(await toggle()).toEqual([{ action: 'user.activated', target, changes: isActive(false) }]);
    expect(await told(asAdmin('put', `users/${client.id}`, { role: 'admin' }))).toEqual([
      { action: 'user.edited', target, changes: [{ field: 'role', from: 'client', to: 'admin' }] },
    ]);
  });

  it('[TRU-081] of a listing, a ticket and the settings', async () => {
    const account = await scenario.listings.account({ codeName: 'Changed 1' });
    const target = { type: 'account', _id: account._id, label: 'Changed 1' };
    const prix = { amount: 3000, currency: 'DZD' };
    expect(await told(asAdmin('put', `accounts/${account._id}`, { prix, games: account.games }))).toEqual([
      {
        action: 'account.changed',
        target,
        changes: [{ field: 'prix', from: JSON.stringify(account.prix), to: JSON.stringify(prix) }],
      },
    ]);
    const ticket = await scenario.open(scenario.amina);
    const ofTicket = { type: 'ticket', _id: ticket._id, label: ticket.ticketNumber };
    expect(
      await told(asAdmin('patch', `messages/support/ticket/${ticket._id}`, { priority: 'high' })),
    ).toEqual([
      {
        action: 'ticket.changed',
        target: ofTicket,
        changes: [{ field: 'priority', from: ticket.priority, to: 'high' }],
      },
    ]);
    expect(await told(scenario.setStatus(scenario.admin, ticket._id, 'cancelled', 'unsuccessful'))).toEqual([
      {
        action: 'ticket.status-changed',
        target: ofTicket,
        changes: [
          { field: 'status', from: 'pending', to: 'cancelled' },
          { field: 'reason', from: null, to: 'unsuccessful' },
        ],
      },
    ]);
    expect(await told(asAdmin('put', 'settings', { revealHours: 24 }))).toMatchObject([
      { action: 'settings.changed', changes: [{ field: 'revealHours', from: 72, to: 24 }] },
    ]);
  });

  it('[TRU-081] of a payment method and of a payment', async () => {
    const { method } = payments;
    expect(await told(asAdmin('put', `payments/methods/${method._id}`, { accountNumber: '1234' }))).toEqual([
      {
        action: 'payment-method.changed',
        target: null,
        changes: [
          { field: 'name', from: 'BaridiMob', to: 'BaridiMob' },
          { field: 'accountNumber', from: METHOD.accountNumber, to: '1234' },
        ],
      },
    ]);
    const ticket = await payments.asked();
    const proof = newest(await payments.sent(scenario.amina, ticket._id));
    expect(await told(payments.accept(proof))).toEqual([
      {
        action: 'payment.changed',
        target: { type: 'ticket', _id: ticket._id, label: ticket.ticketNumber },
        changes: [{ field: 'payment', from: 'submitted', to: 'accepted' }],
      },
    ]);
  });
});

describe('calls that change nothing', () => {
  it('[TRU-078] record no entry: equal values', async () => {
    const { amina } = scenario;
    const account: AccountView = await scenario.listings.account({ description: 'As it is' });
    const { codeName, prix, console, service, duration, available, games, description } = account;
    const fields = { codeName, prix, console, service, duration, available, games, description };
    const card = await scenario.listings.giftCard();
    const ticket = await scenario.open(amina);
    const ticketPath = `messages/support/ticket/${ticket._id}`;
    await asAdmin('put', `${ticketPath}/status`, { status: 'in_progress' }).expect(200);
    const texts = { title: 'Same', english: 'Same', arabic: 'نفسه' };
    const added = await asAdmin('post', 'messages/support/canned-replies', texts).expect(201);
    const reply = (added.body as { cannedReply: CannedReplyView }).cannedReply;
    const asked = await payments.asked();
    const calls: [Method, string, object][] = [
      ['put', `users/${amina.id}`, { username: 'amina', email: amina.email, role: 'client', isActive: true }],
      ['put', `accounts/${account._id}`, fields],
      ['put', `accounts/${account._id}`, {}],
      ['put', `giftcards/${card._id}`, { name: card.name, price: card.price, value: card.value }],
      ['put', `${ticketPath}/status`, { status: 'in_progress' }],
      ['patch', ticketPath, { priority: ticket.priority }],
      ['put', 'settings', {}],
      ['put', `messages/support/canned-replies/${reply._id}`, texts],
      ['put', `payments/methods/${payments.method._id}`, { name: METHOD.name, active: true }],
      ['put', `payments/tickets/${asked._id}`, { amount: { amount: 4500, currency: 'DZD' } }],
      ['put', `vault/accounts/${account._id}`, { enabled: false }],
      ['put', `rentals/accounts/${account._id}`, { enabled: false }],
    ];
    for (const [method, path, body] of calls) {
      const entries = await told(asAdmin(method, path, body));
      expect([path, entries]).toEqual([path, []]);
    }
  });

  it('[TRU-078] record no entry: a guide that was sent already', async () => {
    const account = await scenario.listings.account();
    const ticket = await scenario.order(scenario.amina, account);
    const send = () => told(asAdmin('post', `guides/tickets/${ticket._id}`, { kind: 'activation' }));
    expect(await send()).toHaveLength(1);
    expect(await send()).toEqual([]);
  });
});

describe('writes that are refused, rolled back or made by clients', () => {
  it('[TRU-078] record no entry: only the first of three concurrent calls succeeds and is recorded', async () => {
    const ticket = await scenario.open(scenario.amina);
    const cancel = () => scenario.setStatus(scenario.admin, ticket._id, 'cancelled');
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    const entries = await Promise.all(answers.map((answer) => recorded.of(answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(entries.flat()).toHaveLength(1);
  });

  it('[TRU-078] record no entry: out of stock', async () => {
    const account = await scenario.listings.account({ available: 0 });
    const ticket = await scenario.order(scenario.amina, account).catch(() => null);
    expect(ticket).toBeNull();
    const sold = await scenario.listings.account({ available: 1 });
    const [one, other] = [
      await scenario.order(scenario.amina, sold),
      await scenario.order(scenario.bilal, sold),
    ];
    await scenario.setStatus(scenario.admin, one._id, 'completed').expect(200);
    const refused = await scenario.setStatus(scenario.admin, other._id, 'completed').expect(409);
    expect(await recorded.of(refused)).toEqual([]);
  });

  it('[TRU-078] record no entry: a commit that fails', async () => {
    const account = await scenario.listings.account({ codeName: 'Stays' });
    isBroken = true;
    const failed = await asAdmin('put', `accounts/${account._id}`, { codeName: 'Gone' }).expect(500);
    isBroken = false;
    expect(await recorded.of(failed)).toEqual([]);
    const { body } = await scenario.app.call
      .get(`/api/accounts/${account._id}`, scenario.admin.token)
      .expect(200);
    expect((body as { account: AccountView }).account.codeName).toBe('Stays');
  });

  it('[TRU-078] record no entry: a client cancels, renews or returns', async () => {
    const ticket = await scenario.open(scenario.amina);
    const cancelled = await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    expect(await recorded.of(cancelled)).toEqual([]);
    const rentals = new RentalScenario(scenario);
    const { termId } = await rentals.rented(scenario.bilal, await rentals.rentable(), undefined);
    for (const what of ['renew', 'return'] as const) {
      const answer = await rentals.act(scenario.bilal, termId, what);
      expect(answer.status).toBeLessThan(300);
      expect(await recorded.of(answer)).toEqual([]);
    }
  });
});

describe('the consequences of a call', () => {
  it('[TRU-078] have no entries of their own: the tickets and held units of a deleted client', async () => {
    const client = await scenario.app.people.verifiedClient();
    const account = await scenario.listings.account();
    const ticket = await scenario.order(client, account);
    await asAdmin('put', `messages/support/ticket/${ticket._id}/hold`, { minutes: 15 }).expect(201);
    const target = { type: 'user', _id: client.id, label: null };
    expect(await told(asAdmin('delete', `users/${client.id}`))).toEqual([
      { action: 'user.deleted', target, changes: [] },
    ]);
  });

  it('[TRU-078] have no entries of their own: a completion that starts a rental and a delivery is one entry', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const vault = new Vault(scenario);
    await vault.switch('accounts', account._id, true).expect(200);
    await vault.added('accounts', account._id, { address: 'player@play.test', password: 'pass' });
    const ticket = await scenario.order(scenario.amina, account);
    const call = scenario.app.call.put(`${SUPPORT}/ticket/${ticket._id}/status`, scenario.admin.token);
    expect(await told(call.send({ status: 'completed' }))).toMatchObject([
      { action: 'ticket.status-changed', target: { label: ticket.ticketNumber } },
    ]);
  });
});
