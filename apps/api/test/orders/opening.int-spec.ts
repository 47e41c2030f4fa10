import { ticketView } from '@manette/contracts/orders';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

describe('opening a ticket', () => {
  it('[API-038, ORD-024, ORD-025, ORD-026, ORD-027, ORD-029, ORD-031, ORD-032, ORD-033, ORD-036, ORD-085] orders an account and stores its name and price', async () => {
    const account = await scenario.listings.account({ codeName: 'Desert Racer' });
    const ticket = await scenario.order(scenario.amina, account);
    expect(ticketView.safeParse(ticket).error).toBeUndefined();
    expect(ticket).toMatchObject({
      ticketId: ticket._id,
      ticketNumber: expect.stringMatching(/^T-\d{6}$/),
      subject: 'Order Request: Desert Racer',
      status: 'pending',
      orderType: 'rent',
      priority: 'medium',
      client: { _id: scenario.amina.id, username: 'amina' },
      assignedAdmin: null,
      account: { _id: account._id, codeName: 'Desert Racer', price: { amount: 2500, currency: 'DZD' } },
      giftCard: null,
      unreadByAdmin: 0,
      unreadByClient: 0,
      createdAt: ticket.updatedAt,
    });
    const change = { codeName: 'Renamed', prix: { amount: 1, currency: 'EUR' } };
    await scenario.app.call
      .put(`/api/accounts/${account._id}`, scenario.admin.token)
      .send(change)
      .expect(200);
    expect((await scenario.ticket(scenario.amina, ticket._id)).account).toEqual(ticket.account);
  });

  it('[API-038, ORD-002, ORD-030, ORD-036, ORD-040, ORD-086] orders a gift card', async () => {
    const card = await scenario.listings.giftCard({ name: 'Orbit 50' });
    const order = { subject: 'Gift Card Order: Orbit 50', giftCardId: card._id, orderType: 'giftcard' };
    const ticket = await scenario.open(scenario.amina, order);
    expect(ticket).toMatchObject({
      orderType: 'giftcard',
      account: null,
      giftCard: { _id: card._id, name: 'Orbit 50', platform: 'PlayStation' },
    });
  });

  it.each(['rent', 'buy', 'repair'])('[ORD-001, ORD-039] lets a client %s an account', async (orderType) => {
    const account = await scenario.listings.account();
    const wanted = { subject: 'Order Request', accountId: account._id, orderType };
    const ticket = await scenario.open(scenario.amina, wanted);
    expect(ticket).toMatchObject({ orderType, account: { _id: account._id }, status: 'pending' });
  });

  it('[ORD-087, ORD-035] opens a general question with a description', async () => {
    const ticket = await scenario.open(scenario.amina, { description: 'When do you open?' });
    expect(ticket).toMatchObject({ orderType: 'general', account: null, giftCard: null, unreadByAdmin: 1 });
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(messages.map(({ content, isSystemMessage }) => [content, isSystemMessage])).toEqual([
      ['Ticket opened. An admin will answer here soon.', true],
      ['When do you open?', false],
    ]);
  });

  it('[ORD-036, ORD-085, ORD-086, ORD-087] infers the type of a request without one from its item', async () => {
    const [account, card] = [await scenario.listings.account(), await scenario.listings.giftCard()];
    for (const [item, orderType] of [
      [{ accountId: account._id }, 'rent'],
      [{ giftCardId: card._id }, 'giftcard'],
      [{}, 'general'],
    ] as const) {
      const { body } = await scenario.ask(scenario.amina, { subject: 'Untyped', ...item }).expect(201);
      expect(body.ticket.orderType).toBe(orderType);
    }
  });

  it('returns the first ticket for a second open request for the same item', async () => {
    const account = await scenario.listings.account();
    const first = await scenario.order(scenario.amina, account);
    const again = { subject: 'Again', accountId: account._id, orderType: 'rent' };
    const { body } = await scenario.ask(scenario.amina, again).expect(200);
    expect(body.ticket._id).toBe(first._id);
    expect((await scenario.order(scenario.bilal, account))._id).not.toBe(first._id);
    await scenario.setStatus(scenario.amina, first._id, 'cancelled').expect(200);
    expect((await scenario.order(scenario.amina, account))._id).not.toBe(first._id);
  });

  it('opens one ticket for one Idempotency-Key, and refuses the key with another body', async () => {
    const ask = (subject: string) =>
      scenario.ask(scenario.bilal, { subject, orderType: 'general' }).set('idempotency-key', 'open-once');
    const [first, second] = [await ask('Once').expect(201), await ask('Once').expect(201)];
    expect(second.body).toEqual(first.body);
    expect((await ask('Twice').expect(422)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await scenario.list(scenario.bilal, { q: 'Once' })).total).toBe(1);
  });

  it('[ORD-071, ERR-013, ERR-014] is refused for a listing that is out of stock', async () => {
    const account = await scenario.listings.account({ available: 0 });
    const card = await scenario.listings.giftCard({ available: 0 });
    const asked = { subject: 'x', orderType: 'rent', accountId: account._id };
    const { body } = await scenario.ask(scenario.amina, asked).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This account is out of stock' });
    const cardAsked = { subject: 'x', orderType: 'giftcard', giftCardId: card._id };
    const { body: cardBody } = await scenario.ask(scenario.amina, cardAsked).expect(409);
    expect(cardBody).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This gift card is out of stock' });
  });

  it.each([
    ['rent', { accountId: 'x' }, 'Admins cannot place orders. Only clients can order accounts.'],
    ['giftcard', { giftCardId: 'x' }, 'Admins cannot place orders. Only clients can order gift cards.'],
    ['general', {}, 'Admins cannot place orders. Only clients can request accounts.'],
  ])(
    '[ORD-069, ORD-079, ORD-080, ORD-081] is refused for administrators: %s',
    async (orderType, item, message) => {
      const { body } = await scenario.ask(scenario.admin, { subject: 'x', orderType, ...item }).expect(403);
      expect(body).toMatchObject({ code: 'ADMIN_CANNOT_ORDER', message });
    },
  );

  it('[ORD-070, ERR-012] is refused for clients whose address is not verified', async () => {
    const account = await scenario.listings.account();
    const order = { subject: 'x', orderType: 'rent', accountId: account._id };
    const { body } = await scenario.ask(scenario.unverified, order).expect(403);
    expect(body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message:
        'Please verify your email address before placing an order. Check your inbox for the verification email.',
    });
    const general = await scenario
      .ask(scenario.unverified, { subject: 'x', orderType: 'general' })
      .expect(403);
    expect(general.body.message).toBe('Please verify your email address to use this feature.');
  });

  it('[ORD-069, ORD-070] checks whether the user may order before it validates the order', async () => {
    expect((await scenario.ask(scenario.admin, {}).expect(403)).body.code).toBe('ADMIN_CANNOT_ORDER');
    expect((await scenario.ask(scenario.unverified, {}).expect(403)).body.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'nonsense'])(
    'responds with 404 for the item %s',
    async (accountId) => {
      const { body } = await scenario
        .ask(scenario.amina, { subject: 'x', orderType: 'rent', accountId })
        .expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Account not found' });
    },
  );

  it.each([
    [{ orderType: 'general' }, 'Please enter a subject'],
    [{ subject: 7, orderType: 'general' }, 'Please enter a subject'],
    [{ subject: 'x', orderType: 'sell' }, 'Type is unknown'],
    [{ subject: 'x', orderType: null }, 'Type is unknown'],
    [{ subject: 'x', orderType: 'general', accountId: 5 }, 'accountId must be text'],
  ])('[ORD-073] refuses %j', async (input, message) => {
    const { body } = await scenario.ask(scenario.amina, input).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });
});
