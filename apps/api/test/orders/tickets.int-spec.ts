import { Story, SUPPORT } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin();
});
afterAll(() => story.end());

describe('the list of tickets', () => {
  const subjects = (tickets: { subject: string }[]) => tickets.map(({ subject }) => subject);

  it('[API-037] returns a client’s own tickets, or all for administrators, newest first, page by page', async () => {
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

  it('[ORD-010] is searched by number, subject, client and item', async () => {
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

  it('[ORD-011, ORD-012] is filtered by status and type', async () => {
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

  it('is sorted by the longest waiting time on request', async () => {
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
  it('[API-042, ORD-028] becomes in_progress by an administrator, who is assigned; a second call changes nothing', async () => {
    const ticket = await story.open(story.amina);
    const { body } = await story.setStatus(story.admin, ticket._id, 'in_progress').expect(200);
    expect(body.ticket).toMatchObject({
      status: 'in_progress',
      assignedAdmin: { _id: story.admin.id, username: story.admin.username },
    });
    const again = await story.setStatus(story.admin, ticket._id, 'in_progress').expect(200);
    expect(again.body).toEqual(body);
  });

  it('[API-042, ORD-044] becomes completed by an administrator, which takes one unit from stock', async () => {
    const account = await story.listings.account({ available: 2 });
    const ticket = await story.order(story.amina, account);
    const { body } = await story.setStatus(story.admin, ticket._id, 'completed').expect(200);
    expect(body.ticket.status).toBe('completed');
    expect(await story.stock(account._id)).toBe(1);
  });

  it('[API-042, ORD-042] becomes cancelled by its client, which keeps the stock', async () => {
    const account = await story.listings.account({ available: 2 });
    const ticket = await story.order(story.amina, account);
    const { body } = await story.setStatus(story.amina, ticket._id, 'cancelled').expect(200);
    expect(body.ticket).toMatchObject({ status: 'cancelled', reason: null });
    expect(await story.stock(account._id)).toBe(2);
  });

  it('[ORD-045, ORD-046, ORD-047] becomes cancelled as unsuccessful by an administrator, which keeps the stock', async () => {
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

  it.each(['completed', 'in_progress'])('[ORD-078] cannot be set to %s by its client', async (status) => {
    const ticket = await story.open(story.amina);
    const { body } = await story.setStatus(story.amina, ticket._id, status).expect(403);
    expect(body.code).toBe('FORBIDDEN');
    expect((await story.ticket(story.amina, ticket._id)).status).toBe('pending');
  });

  it.each(['pending', 'gone', ''])('[ORD-041] cannot be set to "%s"', async (status) => {
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
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    for (const change of [{ priority: 'high' }, { assignedAdminId: story.admin.id }]) {
      const refused = await story.app.call.patch(path, story.admin.token).send(change).expect(409);
      expect(refused.body.code).toBe('TICKET_CLOSED');
    }
    const { body } = await story.say(story.amina, ticket._id, 'Wait').expect(409);
    expect(body.code).toBe('TICKET_CLOSED');
    expect((await story.ticket(story.amina, ticket._id)).status).toBe(status);
  });
});

describe('only an administrator', () => {
  it('[ORD-034] sets the priority and assigns a ticket to a colleague', async () => {
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

  it('reads the timeline of a ticket', async () => {
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
