import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

describe('the list of tickets', () => {
  const subjects = (tickets: { subject: string }[]) => tickets.map(({ subject }) => subject);

  it('[API-037] returns a client’s own tickets, or all for administrators, newest first, page by page', async () => {
    const dina = await scenario.app.people.verifiedClient('dina');
    for (const subject of ['one', 'two', 'three']) await scenario.open(dina, { subject });
    await scenario.open(scenario.bilal, { subject: 'of another' });
    const first = await scenario.list(dina, { limit: '2' });
    expect(subjects(first.tickets)).toEqual(['three', 'two']);
    expect(first.total).toBe(3);
    const second = await scenario.list(dina, { limit: '2', cursor: first.nextCursor ?? '' });
    expect(subjects(second.tickets)).toEqual(['one']);
    expect(second).toMatchObject({ nextCursor: null, total: 3 });
    expect(subjects((await scenario.list(scenario.admin, { limit: '1' })).tickets)).toEqual(['of another']);
  });

  it('[ORD-010] is searched by number, subject, client and item', async () => {
    const emir = await scenario.app.people.verifiedClient('emir_h');
    const account = await scenario.listings.account({ codeName: 'Quiet Harbour 100' });
    const ticket = await scenario.order(emir, account);
    const other = await scenario.open(emir, { subject: 'Refund, please' });
    const found = async (q: string) =>
      (await scenario.list(scenario.admin, { q })).tickets.map(({ _id }) => _id);
    expect(await found(ticket.ticketNumber)).toEqual([ticket._id]);
    expect(await found(`#${ticket.ticketNumber.toLowerCase()}`)).toEqual([ticket._id]);
    expect(await found('REFUND')).toEqual([other._id]);
    expect(await found('emir_h')).toEqual([other._id, ticket._id]);
    expect(await found('harbour 100')).toEqual([ticket._id]);
    expect(await found('harbour 1_0')).toEqual([]);
  });

  it('[ORD-011, ORD-012] is filtered by status and type', async () => {
    const faiz = await scenario.app.people.verifiedClient('faiz');
    const repair = await scenario.open(faiz, { orderType: 'repair' });
    const buy = await scenario.open(faiz, { orderType: 'buy' });
    await scenario.setStatus(faiz, buy._id, 'cancelled').expect(200);
    const found = async (query: Record<string, string>) =>
      (await scenario.list(faiz, query)).tickets.map(({ _id }) => _id);
    expect(await found({ status: 'all', type: 'all' })).toEqual([buy._id, repair._id]);
    expect(await found({ status: 'cancelled' })).toEqual([buy._id]);
    expect(await found({ status: 'pending' })).toEqual([repair._id]);
    expect(await found({ type: 'repair' })).toEqual([repair._id]);
    expect(await found({ type: 'buy', status: 'pending' })).toEqual([]);
  });

  it('is sorted by the longest waiting time on request', async () => {
    const gita = await scenario.app.people.verifiedClient('gita');
    const [first, second, third] = [
      await scenario.open(gita),
      await scenario.open(gita),
      await scenario.open(gita),
    ];
    await scenario.said(scenario.admin, first._id, 'Hello');
    const query = { q: 'gita', sort: 'waiting', limit: '2' };
    const page = await scenario.list(scenario.admin, query);
    expect(page.tickets.map(({ _id }) => _id)).toEqual([second._id, third._id]);
    const rest = await scenario.list(scenario.admin, { ...query, cursor: page.nextCursor ?? '' });
    expect(rest.tickets).toMatchObject([{ _id: first._id, waitingSince: null }]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'status=open', 'type=x'])(
    'refuses ?%s',
    async (query) => {
      const { body } = await scenario.app.call
        .get(`${SUPPORT}/tickets?${query}`, scenario.amina.token)
        .expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the status of a ticket', () => {
  it('[API-042, ORD-028] becomes in_progress by an administrator, who is assigned; a second call changes nothing', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.setStatus(scenario.admin, ticket._id, 'in_progress').expect(200);
    expect(body.ticket).toMatchObject({
      status: 'in_progress',
      assignedAdmin: { _id: scenario.admin.id, username: scenario.admin.username },
    });
    const again = await scenario.setStatus(scenario.admin, ticket._id, 'in_progress').expect(200);
    expect(again.body).toEqual(body);
  });

  it('[API-042, ORD-044] becomes completed by an administrator, which takes one unit from stock', async () => {
    const account = await scenario.listings.account({ available: 2 });
    const ticket = await scenario.order(scenario.amina, account);
    const { body } = await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
    expect(body.ticket.status).toBe('completed');
    expect(await scenario.stock(account._id)).toBe(1);
  });

  it('[API-042, ORD-042] becomes cancelled by its client, which keeps the stock', async () => {
    const account = await scenario.listings.account({ available: 2 });
    const ticket = await scenario.order(scenario.amina, account);
    const { body } = await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    expect(body.ticket).toMatchObject({ status: 'cancelled', reason: null });
    expect(await scenario.stock(account._id)).toBe(2);
  });

  it('[ORD-045, ORD-046, ORD-047] becomes cancelled as unsuccessful by an administrator, which keeps the stock', async () => {
    const account = await scenario.listings.account({ available: 2 });
    const ticket = await scenario.order(scenario.amina, account);
    const { body } = await scenario
      .setStatus(scenario.admin, ticket._id, 'cancelled', 'unsuccessful')
      .expect(200);
    expect(body.ticket).toMatchObject({ status: 'cancelled', reason: 'unsuccessful' });
    expect(await scenario.stock(account._id)).toBe(2);
    await scenario.say(scenario.amina, ticket._id, 'Why?').expect(409);
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(messages.at(-1)).toMatchObject({
      content: 'The order was marked as unsuccessful.',
      sender: null,
      isSystemMessage: true,
      type: 'system',
    });
  });

  it.each(['completed', 'in_progress'])('[ORD-078] cannot be set to %s by its client', async (status) => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.setStatus(scenario.amina, ticket._id, status).expect(403);
    expect(body.code).toBe('FORBIDDEN');
    expect((await scenario.ticket(scenario.amina, ticket._id)).status).toBe('pending');
  });

  it.each(['pending', 'gone', ''])('[ORD-041] cannot be set to "%s"', async (status) => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.setStatus(scenario.admin, ticket._id, status).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Status must be in_progress, completed or cancelled',
    });
  });

  it.each(['completed', 'cancelled'])('[ORD-048, ORD-049] stays %s', async (status) => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.setStatus(scenario.admin, ticket._id, status).expect(200);
    for (const next of ['in_progress', 'completed', 'cancelled']) {
      const { body } = await scenario.setStatus(scenario.admin, ticket._id, next).expect(409);
      expect(body).toMatchObject({ code: 'TICKET_CLOSED', message: 'This ticket is closed' });
    }
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    for (const change of [{ priority: 'high' }, { assignedAdminId: scenario.admin.id }]) {
      const refused = await scenario.app.call.patch(path, scenario.admin.token).send(change).expect(409);
      expect(refused.body.code).toBe('TICKET_CLOSED');
    }
    const { body } = await scenario.say(scenario.amina, ticket._id, 'Wait').expect(409);
    expect(body.code).toBe('TICKET_CLOSED');
    expect((await scenario.ticket(scenario.amina, ticket._id)).status).toBe(status);
  });
});

describe('only an administrator', () => {
  it('[ORD-034] sets the priority and assigns a ticket to a colleague', async () => {
    const ticket = await scenario.open(scenario.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    const change = { priority: 'high', assignedAdminId: scenario.admin.id };
    const { body } = await scenario.app.call.patch(path, scenario.admin.token).send(change).expect(200);
    expect(body.ticket).toMatchObject({ priority: 'high', assignedAdmin: { _id: scenario.admin.id } });
    for (const wrong of [
      { priority: 'urgent' },
      { assignedAdminId: scenario.amina.id },
      { assignedAdminId: 'x' },
    ]) {
      const refused = await scenario.app.call.patch(path, scenario.admin.token).send(wrong).expect(400);
      expect(refused.body.code).toBe('VALIDATION_FAILED');
    }
  });

  it('[API-039, ORD-077, ORD-091] deletes a ticket', async () => {
    const ticket = await scenario.open(scenario.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    const { body } = await scenario.app.call.delete(path, scenario.admin.token).expect(200);
    expect(body).toEqual({ message: 'Ticket deleted successfully!' });
    await scenario.find(scenario.amina, ticket._id).expect(404);
    await scenario.read(scenario.amina, ticket._id).expect(404);
    await scenario.say(scenario.amina, ticket._id, 'x').expect(404);
    await scenario.app.call.delete(path, scenario.admin.token).expect(404);
    expect((await scenario.list(scenario.admin, { q: ticket.ticketNumber })).total).toBe(0);
  });

  it('reads the timeline of a ticket', async () => {
    const ticket = await scenario.open(scenario.amina);
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    await scenario.app.call.patch(path, scenario.admin.token).send({ priority: 'low' }).expect(200);
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled', 'found it elsewhere').expect(200);
    const { body } = await scenario.app.call.get(`${path}/timeline`, scenario.admin.token).expect(200);
    expect(body).toMatchObject({
      total: 4,
      nextCursor: null,
      timeline: [
        { kind: 'opened', actor: { username: 'amina' } },
        { kind: 'priority_changed', actor: { username: scenario.admin.username }, from: 'medium', to: 'low' },
        { kind: 'taken_up', actor: { username: scenario.admin.username } },
        { kind: 'cancelled', actor: { username: 'amina' }, reason: 'found it elsewhere' },
      ],
    });
  });
});
