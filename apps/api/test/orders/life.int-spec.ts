import { AmendTicket, DEFAULT_SHOP_SETTINGS, OpenRenewal, type TicketView } from '@manette/contracts/orders';
import { newId } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { eventually } from '@manette/platform/testing';
import { Payments } from '../payments/support/payments.js';
import { TicketEventLog } from './support/ticket-event-log.js';
import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const SETTINGS = '/api/settings';
const settings = () => scenario.app.call.get(SETTINGS, scenario.admin.token);
const change = (changes: object, by = scenario.admin) =>
  scenario.app.call.put(SETTINGS, by.token).send(changes);

describe('the shop settings', () => {
  it('[LIF-016] start with the defaults; a change keeps absent fields', async () => {
    expect((await settings().expect(200)).body).toEqual({ settings: DEFAULT_SHOP_SETTINGS });
    await change({ showQueue: false, receiptName: ' Manette Oran ' }).expect(200);
    const { body } = await change({ revealHours: 720 }).expect(200);
    const changed = { showQueue: false, receiptName: 'Manette Oran', revealHours: 720 };
    expect(body).toEqual({ settings: { ...DEFAULT_SHOP_SETTINGS, ...changed } });
    expect((await settings().expect(200)).body).toEqual(body);
    await Promise.all([change({ revealHours: 72 }).expect(200), change({ showQueue: true }).expect(200)]);
    const restored = await change({ receiptName: 'Manette' }).expect(200);
    expect(restored.body).toEqual({ settings: DEFAULT_SHOP_SETTINGS });
  });

  it.each([
    { requirePaymentProof: 'true' },
    { autoPaymentCard: 1 },
    { showQueue: null },
    { revealHours: 0 },
    { revealHours: 721 },
    { revealHours: 1.5 },
    { revealHours: '72' },
    { receiptName: '' },
    { receiptName: 'x'.repeat(101) },
    { receiptDetails: 'x'.repeat(501) },
    { receiptDetails: 7 },
  ])('[LIF-016] refuse %j', async (wrong) => {
    expect((await change(wrong).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('[LIF-016] accept values at their limits', async () => {
    const limits = { revealHours: 1, receiptName: 'x'.repeat(100), receiptDetails: 'y\n'.repeat(249) + 'y' };
    expect((await change(limits).expect(200)).body).toMatchObject({ settings: limits });
    await change({ ...DEFAULT_SHOP_SETTINGS }).expect(200);
  });
});

describe('changes of a ticket by other contexts', () => {
  const commands = () => scenario.app.app.get(CommandBus);

  it('[LIF-001, LIF-011, LIF-015] are visible on the ticket, in its conversation and in its timeline', async () => {
    const ticket = await scenario.open(scenario.amina);
    const life = { payment: 'none', delivery: null, hold: null, renewal: null, term: null, rated: false };
    expect(ticket).toMatchObject(life);
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    const before = await scenario.ticket(scenario.admin, ticket._id);
    const term = { _id: newId(), endsAt: '2027-01-31T10:00:00.000Z' };
    const entry = { kind: 'term_changed', actorId: scenario.admin.id, reason: 'Moved' } as const;
    const amendment = { term, payment: 'accepted', delivery: 'ready', entry } as const;
    await commands().execute(new AmendTicket(ticket._id, { ...amendment, systemMessage: 'deliveryReady' }));
    const after = await scenario.ticket(scenario.amina, ticket._id);
    const updated = { updatedAt: after.updatedAt };
    const read = { seenByClient: after.seenByClient, seenByAdmin: after.seenByAdmin };
    expect(after).toEqual({ ...before, ...updated, ...read, term, payment: 'accepted', delivery: 'ready' });
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(messages.at(-1)).toMatchObject({ type: 'system', content: 'The delivery is ready.' });
    const path = `/api/messages/support/ticket/${ticket._id}/timeline`;
    const { body } = await scenario.app.call.get(path, scenario.admin.token).expect(200);
    const { timeline } = body as { timeline: object[] };
    expect(timeline.at(-1)).toMatchObject({ kind: 'term_changed', reason: 'Moved' });
    await scenario.say(scenario.amina, ticket._id, 'Thanks').expect(409);
  });

  it('[LIF-087] include a renewal: a ticket without account, and one open renewal per rental', async () => {
    const price = { amount: 1200.5, currency: 'DZD' } as const;
    const renewal = { termId: newId(), codeName: 'Sirocco-05', price, months: 3 };
    const open = () =>
      commands().execute<OpenRenewal, { ticket: TicketView; created: boolean }>(
        new OpenRenewal(scenario.amina.id, renewal),
      );
    const { ticket } = await open();
    expect(ticket).toMatchObject({ subject: 'Renewal: Sirocco-05', account: null, renewal });
    expect(await open()).toEqual({ ticket, created: false });
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    expect((await open()).created).toBe(true);
  });
});

describe('a hold', () => {
  const path = (id: string) => `${SUPPORT}/ticket/${id}/hold`;
  const hold = (id: string, body: object = { minutes: 30 }, by = scenario.admin) =>
    scenario.app.call.put(path(id), by.token).send(body);
  const release = (id: string) => scenario.app.call.delete(path(id), scenario.admin.token);

  it('[LIF-108, LIF-109] reserves a unit for one ticket until it is released', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const [first, second] = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    const log = await TicketEventLog.of(scenario, scenario.amina);
    const { body } = await hold(first._id).expect(201);
    const { hold: held } = (body as { ticket: TicketView }).ticket;
    expect(held?.minutes).toBe(30);
    const lasts = new Date(held?.expiresAt ?? 0).getTime() - scenario.app.clock.now().getTime();
    expect(lasts / 60_000).toBeCloseTo(30, 0);
    expect(await scenario.stock(account._id)).toBe(0);
    for (const call of [hold(second._id), scenario.setStatus(scenario.admin, second._id, 'completed')])
      expect((await call.expect(409)).body).toMatchObject({ code: 'OUT_OF_STOCK' });
    await hold(first._id, { minutes: 60 }).expect(200);
    expect(await scenario.stock(account._id)).toBe(0);
    const released = await release(first._id).expect(200);
    expect(released.body).toMatchObject({ ticket: { _id: first._id, hold: null } });
    await release(first._id).expect(404);
    expect(await scenario.stock(account._id)).toBe(1);
    await hold(first._id).expect(201);
    await scenario.setStatus(scenario.admin, first._id, 'completed').expect(200);
    expect(await scenario.stock(account._id)).toBe(0);
    const refused = await hold(first._id).expect(409);
    expect(refused.body).toMatchObject({ code: 'TICKET_CLOSED' });
    const isHeld = (news: object) => 'hold' in news && news.hold !== null;
    await log.socket.next('ticket_updated', isHeld);
  });

  it.each([{ minutes: 20 }, { minutes: '15' }, {}, { minutes: 15, slotKind: 'ps5' }])(
    '[LIF-108] refuses %j',
    async (wrong) => {
      const ticket = await scenario.open(scenario.bilal);
      const { body } = await hold(ticket._id, wrong).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
      if (!('slotKind' in wrong)) expect(body.message).toBe('Minutes must be 15, 30 or 60');
    },
  );

  it('[LIF-108] needs a ticket with a listing', async () => {
    const ticket = await scenario.open(scenario.bilal);
    const { body } = await hold(ticket._id).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: 'This ticket has no listing' });
  });

  it('[LIF-110] ends when the client of its ticket is deleted', async () => {
    const account = await scenario.listings.account({ available: 2 });
    const leaver = await scenario.app.people.verifiedClient('leaver');
    const { _id } = await scenario.order(leaver, account);
    await hold(_id).expect(201);
    await scenario.app.call.delete(`/api/users/${leaver.id}`, scenario.admin.token).expect(200);
    await eventually(async () => (await scenario.stock(account._id)) === 2);
  });
});

describe('completing an order when a payment is required', () => {
  it('[LIF-003, LIF-010, LIF-039] needs an accepted payment or a reason', async () => {
    await change({ requirePaymentProof: true }).expect(200);
    const account = await scenario.listings.account({ available: 1 });
    const { _id } = await scenario.order(scenario.amina, account);
    const complete = (body: object = {}) =>
      scenario.app.call
        .put(`${SUPPORT}/ticket/${_id}/status`, scenario.admin.token)
        .send({ status: 'completed', ...body });
    expect((await complete().expect(409)).body).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    const reasons = {
      '  ': 'Reason is required',
      ['x'.repeat(301)]: 'Reason must be less than 300 characters',
    };
    for (const [paymentOverride, message] of Object.entries(reasons))
      expect((await complete({ paymentOverride }).expect(400)).body).toMatchObject({ message });
    await complete({ paymentOverride: 'x'.repeat(300) }).expect(200);
    await change({ requirePaymentProof: false }).expect(200);
  });
});

describe('the payment of an order', () => {
  let payments: Payments;
  beforeAll(async () => {
    payments = await Payments.begin(scenario);
  });
  afterAll(() => change({ ...DEFAULT_SHOP_SETTINGS }).expect(200));

  it('[LIF-038] is requested when the order is opened, with the price of the item or the renewal', async () => {
    await change({ autoPaymentCard: true }).expect(200);
    const account = await scenario.listings.account({ available: 1 });
    const ticket = await scenario.order(scenario.bilal, account);
    expect(ticket.payment).toBe('awaiting');
    const card = await payments.read(scenario.bilal, ticket._id);
    expect(card).toMatchObject({ state: 'awaiting', amount: ticket.account?.price });
    const { messages } = await scenario.conversation(scenario.bilal, ticket._id);
    expect(messages.at(-1)?.content).toBe('A payment was requested.');
    const price = { amount: 900, currency: 'EUR' } as const;
    const renewal = { termId: newId(), codeName: account.codeName, price, months: 1 };
    const { ticket: renewed } = await scenario.app.app
      .get(CommandBus)
      .execute<OpenRenewal, { ticket: TicketView }>(new OpenRenewal(scenario.bilal.id, renewal));
    expect(await payments.read(scenario.bilal, renewed._id)).toMatchObject({
      state: 'awaiting',
      amount: price,
    });
    expect((await scenario.open(scenario.bilal)).payment).toBe('none');
    await scenario.app.call
      .put(`/api/payments/methods/${payments.method._id}`, scenario.admin.token)
      .send({ active: false })
      .expect(200);
    expect((await scenario.order(scenario.amina, account)).payment).toBe('none');
    await scenario.app.call
      .put(`/api/payments/methods/${payments.method._id}`, scenario.admin.token)
      .send({ active: true })
      .expect(200);
    await change({ autoPaymentCard: false }).expect(200);
  });

  it('[LIF-038] is requested in each of several concurrent orders', async () => {
    await change({ autoPaymentCard: true }).expect(200);
    const account = await scenario.listings.account();
    const clients = await Promise.all(
      ['nora', 'omar', 'petra'].map((name) => scenario.app.people.verifiedClient(name)),
    );
    const tickets = await Promise.all(clients.map((client) => scenario.order(client, account)));
    const cards = await Promise.all(
      clients.map((client, place) => payments.read(client, tickets[place]?._id ?? '')),
    );
    const card = expect.objectContaining({ state: 'awaiting', amount: tickets[0]?.account?.price });
    expect(cards).toEqual([card, card, card]);
    await change({ autoPaymentCard: false }).expect(200);
  });

  it('[LIF-039] is required for a ticket without an item once it has a payment card, until it is accepted', async () => {
    await change({ requirePaymentProof: true }).expect(200);
    const [free, asked] = [await scenario.open(scenario.bilal), await payments.asked(scenario.bilal)];
    await scenario.setStatus(scenario.admin, free._id, 'completed').expect(200);
    const refused = await scenario.setStatus(scenario.admin, asked._id, 'completed').expect(409);
    expect(refused.body).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'The payment of this order has not been accepted',
    });
    const { proofs } = await payments.sent(scenario.bilal, asked._id);
    await scenario.setStatus(scenario.admin, asked._id, 'completed').expect(409);
    await payments.accept(proofs[0]?._id ?? '').expect(200);
    await scenario.setStatus(scenario.admin, asked._id, 'completed').expect(200);
  });
});
