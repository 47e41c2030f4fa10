import pg from 'pg';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('concurrent calls', () => {
  it('for the same request open one ticket', async () => {
    const account = await scenario.listings.account();
    const order = { subject: 'Order', accountId: account._id, orderType: 'rent' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => scenario.ask(scenario.amina, order)));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.ticket._id)).size).toBe(1);
    expect((await scenario.list(scenario.amina)).total).toBe(1);
  });

  it('of several clients open one ticket for each client', async () => {
    const account = await scenario.listings.account();
    const clients = await Promise.all(
      ['kim', 'lea', 'max'].map((name) => scenario.app.people.verifiedClient(name)),
    );
    const order = { subject: 'Order', accountId: account._id, orderType: 'rent' };
    const answers = await Promise.all([...clients, ...clients].map((client) => scenario.ask(client, order)));
    expect(statuses(answers)).toEqual([200, 200, 200, 201, 201, 201]);
    const tickets = answers.map(({ body }) => body.ticket);
    expect(tickets.map(({ client }) => client.username)).toEqual(['kim', 'lea', 'max', 'kim', 'lea', 'max']);
    expect(new Set(tickets.map(({ ticketNumber }) => ticketNumber)).size).toBe(3);
  });

  it('that complete two tickets for the last unit: one succeeds, the other ticket stays open', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const tickets = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    const answers = await Promise.all(
      tickets.map(({ _id }) => scenario.setStatus(scenario.admin, _id, 'completed')),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const loser = answers.findIndex(({ status }) => status === 409);
    expect(answers[loser]?.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This account is out of stock',
    });
    const open = await scenario.ticket(scenario.admin, tickets[loser]?._id ?? '');
    expect(open.status).toBe('pending');
    const { messages } = await scenario.conversation(scenario.admin, open._id);
    expect(messages).toHaveLength(1);
    expect(await scenario.stock(account._id)).toBe(0);
    await scenario.setStatus(scenario.admin, open._id, 'completed').expect(409);
    await scenario.setStatus(scenario.admin, open._id, 'cancelled').expect(200);
  });

  it('that complete the same ticket complete it once', async () => {
    const account = await scenario.listings.account({ available: 5 });
    const ticket = await scenario.order(scenario.amina, account);
    const complete = () => scenario.setStatus(scenario.admin, ticket._id, 'completed');
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(answers.filter(({ body }) => body.code === 'TICKET_CLOSED')).toHaveLength(2);
    expect(await scenario.stock(account._id)).toBe(4);
  });

  it('that complete and cancel a ticket leave one outcome and the matching stock', async () => {
    const account = await scenario.listings.account({ available: 3 });
    const ticket = await scenario.order(scenario.amina, account);
    const answers = await Promise.all([
      scenario.setStatus(scenario.admin, ticket._id, 'completed'),
      scenario.setStatus(scenario.amina, ticket._id, 'cancelled'),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const { status } = await scenario.ticket(scenario.amina, ticket._id);
    expect(await scenario.stock(account._id)).toBe(status === 'completed' ? 2 : 3);
  });

  it('for an item whose listing was deleted: tickets are completed as long as there is stock', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const [first, second] = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    await scenario.app.call.delete(`/api/accounts/${account._id}`, scenario.admin.token).expect(200);
    await scenario.setStatus(scenario.admin, first._id, 'completed').expect(200);
    const { body } = await scenario.setStatus(scenario.admin, second._id, 'completed').expect(409);
    expect(body.code).toBe('OUT_OF_STOCK');
    expect((await scenario.ticket(scenario.bilal, second._id)).status).toBe('pending');
  });

  it('that write messages of both sides get consecutive positions and correct unread counts', async () => {
    const ticket = await scenario.open(scenario.amina);
    const say = (i: number) => scenario.said(i % 2 ? scenario.amina : scenario.admin, ticket._id, `m${i}`);
    const written = await Promise.all(Array.from({ length: 12 }, (_, i) => say(i)));
    const { messages } = await scenario
      .conversation(scenario.bilal, ticket._id)
      .catch(() => ({ messages: [] }));
    expect(messages).toEqual([]);
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({
      unreadByAdmin: 6,
      unreadByClient: 6,
    });
    const all = (await scenario.conversation(scenario.amina, ticket._id)).messages;
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i + 1));
    expect(new Set(all.map(({ _id }) => _id))).toEqual(
      new Set([...written.map(({ _id }) => _id), ...all.filter((m) => m.isSystemMessage).map((m) => m._id)]),
    );
    expect(all.filter(({ content }) => content === 'An admin has taken up this ticket.')).toHaveLength(1);
  });
});

describe('the database refuses', () => {
  const sql = async (statement: string) => {
    const client = new pg.Client(scenario.app.database.url);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };

  it.each(['delete from orders.timeline_entry', "update orders.timeline_entry set kind = 'opened'"])(
    '%s, because timeline entries can only be added',
    async (statement) => {
      await expect(sql(statement)).rejects.toThrow('the timeline is only ever added to');
    },
  );

  it('a second open request for an item', async () => {
    const account = await scenario.listings.account();
    const first = await scenario.order(scenario.amina, account);
    await scenario.setStatus(scenario.amina, first._id, 'cancelled').expect(200);
    await scenario.order(scenario.amina, account);
    const reopen = `update orders.ticket set status = 'pending', closed_at = null where id = '${first._id}'`;
    await expect(sql(reopen)).rejects.toThrow('ticket_open_request');
  });
});
