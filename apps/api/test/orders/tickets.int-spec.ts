import { ticketView } from '@manette/contracts/orders';
import { Story, SUPPORT } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin();
});
afterAll(() => story.end());

describe('opening a ticket', () => {
  it('[API-038, ORD-024, ORD-025, ORD-026, ORD-027, ORD-029, ORD-031, ORD-032, ORD-033, ORD-036, ORD-085] orders an account and keeps its name and price', async () => {
    const account = await story.listings.account({ codeName: 'Desert Racer' });
    const ticket = await story.order(story.amina, account);
    expect(ticketView.safeParse(ticket).error).toBeUndefined();
    expect(ticket).toMatchObject({
      ticketId: ticket._id,
      ticketNumber: expect.stringMatching(/^T-\d{6}$/),
      subject: 'Order Request: Desert Racer',
      status: 'pending',
      orderType: 'rent',
      priority: 'medium',
      client: { _id: story.amina.id, username: 'amina' },
      assignedAdmin: null,
      account: { _id: account._id, codeName: 'Desert Racer', price: { amount: 2500, currency: 'DZD' } },
      giftCard: null,
      unreadByAdmin: 0,
      unreadByClient: 0,
      createdAt: ticket.updatedAt,
    });
    const change = { codeName: 'Renamed', prix: { amount: 1, currency: 'EUR' } };
    await story.app.call.put(`/api/accounts/${account._id}`, story.admin.token).send(change).expect(200);
    expect((await story.ticket(story.amina, ticket._id)).account).toEqual(ticket.account);
  });

  it('[API-038, ORD-002, ORD-030, ORD-036, ORD-040, ORD-086] orders a gift card', async () => {
    const card = await story.listings.giftCard({ name: 'Orbit 50' });
    const order = { subject: 'Gift Card Order: Orbit 50', giftCardId: card._id, orderType: 'giftcard' };
    const ticket = await story.open(story.amina, order);
    expect(ticket).toMatchObject({
      orderType: 'giftcard',
      account: null,
      giftCard: { _id: card._id, name: 'Orbit 50', platform: 'PlayStation' },
    });
  });

  it.each(['rent', 'buy', 'repair'])('[ORD-001, ORD-039] lets a client %s an account', async (orderType) => {
    const account = await story.listings.account();
    const wanted = { subject: 'Order Request', accountId: account._id, orderType };
    const ticket = await story.open(story.amina, wanted);
    expect(ticket).toMatchObject({ orderType, account: { _id: account._id }, status: 'pending' });
  });

  it('[ORD-087, ORD-035] asks a general question with a description', async () => {
    const ticket = await story.open(story.amina, { description: 'When do you open?' });
    expect(ticket).toMatchObject({ orderType: 'general', account: null, giftCard: null, unreadByAdmin: 1 });
    const { messages } = await story.conversation(story.amina, ticket._id);
    expect(messages.map(({ content, isSystemMessage }) => [content, isSystemMessage])).toEqual([
      ['Ticket opened. An admin will answer here soon.', true],
      ['When do you open?', false],
    ]);
  });

  it('answers a second open request for the same item with the first', async () => {
    const account = await story.listings.account();
    const first = await story.order(story.amina, account);
    const again = { subject: 'Again', accountId: account._id, orderType: 'rent' };
    const { body } = await story.ask(story.amina, again).expect(200);
    expect(body.ticket._id).toBe(first._id);
    expect((await story.order(story.bilal, account))._id).not.toBe(first._id);
    await story.setStatus(story.amina, first._id, 'cancelled').expect(200);
    expect((await story.order(story.amina, account))._id).not.toBe(first._id);
  });

  it('[ORD-071, ERR-013, ERR-014] refuses what is out of stock', async () => {
    const account = await story.listings.account({ available: 0 });
    const card = await story.listings.giftCard({ available: 0 });
    const asked = { subject: 'x', orderType: 'rent', accountId: account._id };
    const { body } = await story.ask(story.amina, asked).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This account is out of stock' });
    const cardAsked = { subject: 'x', orderType: 'giftcard', giftCardId: card._id };
    const { body: cardBody } = await story.ask(story.amina, cardAsked).expect(409);
    expect(cardBody).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This gift card is out of stock' });
  });

  it.each([
    ['rent', { accountId: 'x' }, 'Admins cannot place orders. Only clients can order accounts.'],
    ['giftcard', { giftCardId: 'x' }, 'Admins cannot place orders. Only clients can order gift cards.'],
    ['general', {}, 'Admins cannot place orders. Only clients can request accounts.'],
  ])('[ORD-069, ORD-079, ORD-080, ORD-081] refuses admins: %s', async (orderType, item, message) => {
    const { body } = await story.ask(story.admin, { subject: 'x', orderType, ...item }).expect(403);
    expect(body).toMatchObject({ code: 'ADMIN_CANNOT_ORDER', message });
  });

  it('[ORD-070, ERR-012] refuses clients whose address is not verified', async () => {
    const account = await story.listings.account();
    const order = { subject: 'x', orderType: 'rent', accountId: account._id };
    const { body } = await story.ask(story.unverified, order).expect(403);
    expect(body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message:
        'Please verify your email address before placing an order. Check your inbox for the verification email.',
    });
    const general = await story.ask(story.unverified, { subject: 'x', orderType: 'general' }).expect(403);
    expect(general.body.message).toBe('Please verify your email address to use this feature.');
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'nonsense'])('finds no item %s', async (accountId) => {
    const { body } = await story.ask(story.amina, { subject: 'x', orderType: 'rent', accountId }).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Account not found' });
  });

  it.each([
    [{ orderType: 'general' }, 'Please enter a subject'],
    [{ subject: 7, orderType: 'general' }, 'Please enter a subject'],
    [{ subject: 'x' }, 'Type is unknown'],
    [{ subject: 'x', orderType: 'general', accountId: 5 }, 'accountId must be text'],
  ])('[ORD-073] refuses %j', async (input, message) => {
    const { body } = await story.ask(story.amina, input).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });
});

describe('the list of tickets', () => {
  const subjects = (tickets: { subject: string }[]) => tickets.map(({ subject }) => subject);

  it('[API-037] shows clients their own and admins all, newest first, page by page', async () => {
    const dina = await story.app.people.verifiedClient('dina');
    for (const subject of ['one', 'two', 'three']) await story.open(dina, { subject });
    await story.open(story.bilal, { subject: 'of another' });
    const first = await story.list(dina, { limit: '2' });
    expect(subjects(first.tickets)).toEqual(['three', 'two']);
    expect(first.total).toBe(3);
    const second = await story.list(dina, { limit: '2', cursor: first.nextCursor ?? '' });
    expect(subjects(second.tickets)).toEqual(['one']);
    expect(second).toMatchObject({ nextCursor: null, total: 3 });
    expect(subjects((await story.list(story.admin, { limit: '1' })).tickets)).toEqual(['of another']);
  });

  it('[ORD-010] searches number, subject, client and item', async () => {
    const emir = await story.app.people.verifiedClient('emir_h');
    const account = await story.listings.account({ codeName: 'Quiet Harbour 100' });
    const ticket = await story.order(emir, account);
    const other = await story.open(emir, { subject: 'Refund, please' });
    const found = async (q: string) => (await story.list(story.admin, { q })).tickets.map(({ _id }) => _id);
    expect(await found(ticket.ticketNumber)).toEqual([ticket._id]);
    expect(await found(`#${ticket.ticketNumber.toLowerCase()}`)).toEqual([ticket._id]);
    expect(await found('REFUND')).toEqual([other._id]);
    expect(await found('emir_h')).toEqual([other._id, ticket._id]);
    expect(await found('harbour 100')).toEqual([ticket._id]);
    expect(await found('harbour 1_0')).toEqual([]);
  });

  it('[ORD-011, ORD-012] filters by status and type', async () => {
    const faiz = await story.app.people.verifiedClient('faiz');
    const repair = await story.open(faiz, { orderType: 'repair' });
    const buy = await story.open(faiz, { orderType: 'buy' });
    await story.setStatus(faiz, buy._id, 'cancelled').expect(200);
    const found = async (query: Record<string, string>) =>
      (await story.list(faiz, query)).tickets.map(({ _id }) => _id);
    expect(await found({ status: 'all', type: 'all' })).toEqual([buy._id, repair._id]);
    expect(await found({ status: 'cancelled' })).toEqual([buy._id]);
    expect(await found({ status: 'pending' })).toEqual([repair._id]);
    expect(await found({ type: 'repair' })).toEqual([repair._id]);
    expect(await found({ type: 'buy', status: 'pending' })).toEqual([]);
  });

  it('puts those who wait longest first when asked to', async () => {
    const gita = await story.app.people.verifiedClient('gita');
    const [first, second, third] = [await story.open(gita), await story.open(gita), await story.open(gita)];
    await story.said(story.admin, first._id, 'Hello');
    const query = { q: 'gita', sort: 'waiting', limit: '2' };
    const page = await story.list(story.admin, query);
    expect(page.tickets.map(({ _id }) => _id)).toEqual([second._id, third._id]);
    const rest = await story.list(story.admin, { ...query, cursor: page.nextCursor ?? '' });
    expect(rest.tickets).toMatchObject([{ _id: first._id, waitingSince: null }]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'status=open', 'type=x'])(
    'refuses ?%s',
    async (query) => {
      const { body } = await story.app.call.get(`${SUPPORT}/tickets?${query}`, story.amina.token).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the status of a ticket', () => {
  it('[API-042, ORD-028] is taken up by an admin, who is assigned; again does nothing', async () => {
    const ticket = await story.open(story.amina);
    const { body } = await story.setStatus(story.admin, ticket._id, 'in_progress').expect(200);
    expect(body.ticket).toMatchObject({
      status: 'in_progress',
      assignedAdmin: { _id: story.admin.id, username: story.admin.username },
    });
    const again = await story.setStatus(story.admin, ticket._id, 'in_progress').expect(200);
    expect(again.body).toEqual(body);
  });

  it('[API-042, ORD-044] is completed by an admin and takes one from stock', async () => {
    const account = await story.listings.account({ available: 2 });
    const ticket = await story.order(story.amina, account);
    const { body } = await story.setStatus(story.admin, ticket._id, 'completed').expect(200);
    expect(body.ticket.status).toBe('completed');
    expect(await story.stock(account._id)).toBe(1);
  });

  it('[API-042, ORD-042] is cancelled by its client and leaves the stock alone', async () => {
    const account = await story.listings.account({ available: 2 });
    const ticket = await story.order(story.amina, account);
    const { body } = await story.setStatus(story.amina, ticket._id, 'cancelled').expect(200);
    expect(body.ticket).toMatchObject({ status: 'cancelled', reason: null });
    expect(await story.stock(account._id)).toBe(2);
  });

  it('[ORD-045, ORD-046, ORD-047] is cancelled as unsuccessful by an admin and leaves the stock alone', async () => {
    const account = await story.listings.account({ available: 2 });
    const ticket = await story.order(story.amina, account);
    const { body } = await story.setStatus(story.admin, ticket._id, 'cancelled', 'unsuccessful').expect(200);
    expect(body.ticket).toMatchObject({ status: 'cancelled', reason: 'unsuccessful' });
    expect(await story.stock(account._id)).toBe(2);
    await story.say(story.amina, ticket._id, 'Why?').expect(409);
    const { messages } = await story.conversation(story.amina, ticket._id);
    expect(messages.at(-1)).toMatchObject({
      content: 'The order was marked as unsuccessful.',
      sender: null,
      isSystemMessage: true,
      type: 'system',
    });
  });

  it.each(['completed', 'in_progress'])('[ORD-078] is not set to %s by its client', async (status) => {
    const ticket = await story.open(story.amina);
    const { body } = await story.setStatus(story.amina, ticket._id, status).expect(403);
    expect(body.code).toBe('FORBIDDEN');
    expect((await story.ticket(story.amina, ticket._id)).status).toBe('pending');
  });

  it.each(['pending', 'gone', ''])('[ORD-041] is never set to "%s"', async (status) => {
    const ticket = await story.open(story.amina);
    const { body } = await story.setStatus(story.admin, ticket._id, status).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Status must be in_progress, completed or cancelled',
    });
  });

  it.each(['completed', 'cancelled'])('[ORD-048, ORD-049] stays %s', async (status) => {
    const ticket = await story.open(story.amina);
    await story.setStatus(story.admin, ticket._id, status).expect(200);
    for (const next of ['in_progress', 'completed', 'cancelled']) {
      const { body } = await story.setStatus(story.admin, ticket._id, next).expect(409);
      expect(body).toMatchObject({ code: 'TICKET_CLOSED', message: 'This ticket is closed' });
    }
    const { body } = await story.say(story.amina, ticket._id, 'Wait').expect(409);
    expect(body.code).toBe('TICKET_CLOSED');
    expect((await story.ticket(story.amina, ticket._id)).status).toBe(status);
  });
});

describe('what only admins do', () => {
  it('[ORD-034] sets the priority and hands a ticket to a colleague', async () => {
    const ticket = await story.open(story.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    const change = { priority: 'high', assignedAdminId: story.admin.id };
    const { body } = await story.app.call.patch(path, story.admin.token).send(change).expect(200);
    expect(body.ticket).toMatchObject({ priority: 'high', assignedAdmin: { _id: story.admin.id } });
    for (const wrong of [
      { priority: 'urgent' },
      { assignedAdminId: story.amina.id },
      { assignedAdminId: 'x' },
    ]) {
      const refused = await story.app.call.patch(path, story.admin.token).send(wrong).expect(400);
      expect(refused.body.code).toBe('VALIDATION_FAILED');
    }
  });

  it('[API-039, ORD-077, ORD-091] deletes a ticket', async () => {
    const ticket = await story.open(story.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    const { body } = await story.app.call.delete(path, story.admin.token).expect(200);
    expect(body).toEqual({ message: 'Ticket deleted successfully!' });
    await story.find(story.amina, ticket._id).expect(404);
    await story.read(story.amina, ticket._id).expect(404);
    await story.say(story.amina, ticket._id, 'x').expect(404);
    await story.app.call.delete(path, story.admin.token).expect(404);
    expect((await story.list(story.admin, { q: ticket.ticketNumber })).total).toBe(0);
  });

  it('reads what happened to a ticket and who did it', async () => {
    const ticket = await story.open(story.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    await story.app.call.patch(path, story.admin.token).send({ priority: 'low' }).expect(200);
    await story.said(story.admin, ticket._id, 'Hello');
    await story.setStatus(story.amina, ticket._id, 'cancelled', 'found it elsewhere').expect(200);
    const { body } = await story.app.call.get(`${path}/timeline`, story.admin.token).expect(200);
    expect(body).toMatchObject({
      total: 4,
      nextCursor: null,
      timeline: [
        { kind: 'opened', actor: { username: 'amina' } },
        { kind: 'priority_changed', actor: { username: story.admin.username }, from: 'medium', to: 'low' },
        { kind: 'taken_up', actor: { username: story.admin.username } },
        { kind: 'cancelled', actor: { username: 'amina' }, reason: 'found it elsewhere' },
      ],
    });
  });
});
