import type { TestPerson } from '../support/index.js';
import { TicketEventLog, settled } from './support/ticket-event-log.js';
import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
let amina: TicketEventLog;
let bilal: TicketEventLog;
let admin: TicketEventLog;
beforeAll(async () => {
  scenario = await Scenario.create();
  [amina, bilal, admin] = [
    await TicketEventLog.of(scenario, scenario.amina),
    await TicketEventLog.of(scenario, scenario.bilal),
    await TicketEventLog.of(scenario, scenario.admin),
  ];
});
afterAll(() => scenario.end());

const resetLogs = async () => {
  await settled(scenario, amina, bilal, admin);
  for (const log of [amina, bilal, admin]) log.reset();
};
afterEach(resetLogs);

const heard = async () => {
  await settled(scenario, amina, bilal, admin);
  return { amina: amina.eventNames, bilal: bilal.eventNames, admin: admin.eventNames };
};
const fresh = async (by: TestPerson = scenario.amina) => {
  const ticket = await scenario.open(by);
  await resetLogs();
  return ticket;
};

describe('the recipients of an event', () => {
  it('[RT-003, ORD-061, ORD-074] about a new ticket: administrators', async () => {
    const ticket = await scenario.open(scenario.amina, { description: 'Hello' });
    expect(await heard()).toEqual({ amina: [], bilal: [], admin: ['new_support_ticket'] });
    expect(admin.socket.of('new_support_ticket').at(-1)).toEqual(ticket);
  });

  it('[RT-003] about a repeated open request: none', async () => {
    const account = await scenario.listings.account();
    await scenario.order(scenario.amina, account);
    await settled(scenario, admin);
    admin.reset();
    await scenario
      .ask(scenario.amina, { subject: 'x', accountId: account._id, orderType: 'rent' })
      .expect(200);
    expect((await heard()).admin).toEqual([]);
  });

  it('[RT-006, ORD-063] about a message: the other side, joined or not', async () => {
    const ticket = await fresh();
    const message = await scenario.said(scenario.amina, ticket._id, 'Hello');
    expect(await heard()).toEqual({
      amina: ['ticket_updated'],
      bilal: [],
      admin: ['new_support_message', 'ticket_updated'],
    });
    expect(admin.socket.of('new_support_message').at(-1)).toEqual({ ticketId: ticket._id, message });
    expect(admin.socket.of('ticket_updated').at(-1)).toMatchObject({ _id: ticket._id, unreadByAdmin: 1 });
  });

  it('[RT-005, RT-006] about the first answer of an administrator: also the new status, to both sides', async () => {
    const ticket = await fresh();
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    const { amina: client, bilal: other, admin: staff } = await heard();
    expect(client).toEqual(['new_support_message', 'ticket_status_updated', 'ticket_updated']);
    expect(other).toEqual([]);
    expect(staff).toEqual(['ticket_status_updated', 'ticket_updated']);
    expect(amina.socket.of('ticket_status_updated').at(-1)).toEqual({
      ticketId: ticket._id,
      status: 'in_progress',
    });
  });

  it('[RT-007, ORD-065] about a message: also the sockets that have joined the ticket, including its writer’s', async () => {
    const ticket = await fresh();
    expect(await amina.join(ticket._id)).toEqual({ ok: true });
    const message = await scenario.said(scenario.amina, ticket._id, 'One');
    expect((await heard()).amina).toEqual(['support_message', 'ticket_updated']);
    expect(amina.socket.of('support_message').at(-1)).toEqual(message);
    expect(admin.eventNames).not.toContain('support_message');
    await amina.leave(ticket._id);
  });

  it('[RT-007, ORD-065] about concurrent messages: in the order of the conversation', async () => {
    const ticket = await fresh();
    await amina.join(ticket._id);
    const writers = Array.from({ length: 12 }, (_, at) => (at % 2 ? scenario.amina : scenario.admin));
    await Promise.all(writers.map((by, at) => scenario.said(by, ticket._id, `At once ${at}`)));
    await heard();
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    const told = amina.socket.of('support_message').filter(({ ticketId }) => ticketId === ticket._id);
    expect(told.map(({ _id }) => _id)).toEqual(messages.slice(1).map(({ _id }) => _id));
    await amina.leave(ticket._id);
  });

  it('[RT-015] about a message: a socket that has left the ticket gets no more messages', async () => {
    const ticket = await fresh();
    await amina.join(ticket._id);
    expect(await amina.leave(ticket._id)).toEqual({ ok: true });
    await scenario.said(scenario.amina, ticket._id, 'One');
    expect((await heard()).amina).toEqual(['ticket_updated']);
  });

  it('[RT-004, RT-005, ORD-051, ORD-062] about a closed ticket: both sides, with the reason', async () => {
    const ticket = await fresh();
    await scenario.setStatus(scenario.admin, ticket._id, 'cancelled', 'unsuccessful').expect(200);
    expect(await heard()).toEqual({
      amina: ['ticket_status_updated', 'ticket_updated'],
      bilal: [],
      admin: ['ticket_status_updated', 'ticket_updated'],
    });
    const news = { ticketId: ticket._id, status: 'cancelled', reason: 'unsuccessful' };
    expect(amina.socket.of('ticket_status_updated').at(-1)).toEqual(news);
  });

  it('[RT-004, ORD-062] about a changed priority: both sides, with the changed ticket', async () => {
    const ticket = await fresh();
    const path = `${SUPPORT}/ticket/${ticket._id}`;
    const { body } = await scenario.app.call
      .patch(path, scenario.admin.token)
      .send({ priority: 'low' })
      .expect(200);
    expect(await heard()).toEqual({ amina: ['ticket_updated'], bilal: [], admin: ['ticket_updated'] });
    for (const { socket } of [amina, admin]) expect(socket.of('ticket_updated').at(-1)).toEqual(body.ticket);
    await scenario.app.call.patch(path, scenario.admin.token).send({ priority: 'low' }).expect(200);
    expect((await heard()).amina).toEqual(['ticket_updated']);
  });

  it('[RT-008, ORD-066] about a deleted message: the sockets that have joined', async () => {
    const ticket = await fresh();
    const message = await scenario.said(scenario.amina, ticket._id, 'Oops');
    await amina.join(ticket._id);
    await settled(scenario, amina, admin);
    for (const log of [amina, admin]) log.reset();
    await scenario.app.call.delete(`${SUPPORT}/message/${message._id}`, scenario.admin.token).expect(200);
    expect(await heard()).toEqual({
      amina: ['support_message_deleted', 'ticket_updated'],
      bilal: [],
      admin: ['ticket_updated'],
    });
    const gone = { _id: message._id, ticketId: ticket._id };
    expect(amina.socket.of('support_message_deleted').at(-1)).toEqual(gone);
    await amina.leave(ticket._id);
  });

  it('about a deleted ticket: both sides', async () => {
    const ticket = await fresh();
    await scenario.app.call.delete(`${SUPPORT}/ticket/${ticket._id}`, scenario.admin.token).expect(200);
    expect(await heard()).toEqual({ amina: ['ticket_deleted'], bilal: [], admin: ['ticket_deleted'] });
    expect(amina.socket.of('ticket_deleted').at(-1)).toEqual({ _id: ticket._id });
  });

  it('about a refused completion: none', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const [first, second] = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    await scenario.setStatus(scenario.admin, first._id, 'completed').expect(200);
    await settled(scenario, amina, bilal, admin);
    for (const log of [amina, bilal, admin]) log.reset();
    await scenario.setStatus(scenario.admin, second._id, 'completed').expect(409);
    expect(await heard()).toEqual({ amina: [], bilal: [], admin: [] });
  });
});

describe('joining a ticket', () => {
  it('[RT-014] is refused for another client’s ticket, an unknown and a malformed id', async () => {
    const ticket = await fresh();
    const refused = { ok: false, code: 'NOT_FOUND' };
    expect(await bilal.join(ticket._id)).toEqual(refused);
    for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', '', { $ne: 1 }, null, 7])
      expect(await bilal.join(id as string)).toEqual(refused);
    await scenario.said(scenario.amina, ticket._id, 'Private');
    expect((await heard()).bilal).toEqual([]);
  });

  it('[RT-014, ORD-015] is refused to clients whose address is not verified', async () => {
    const log = await TicketEventLog.of(scenario, scenario.unverified);
    const ticket = await scenario.open(scenario.amina);
    expect(await log.join(ticket._id)).toEqual({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
  });

  it('[RT-014] is refused for a deleted ticket', async () => {
    const ticket = await fresh();
    await scenario.app.call.delete(`${SUPPORT}/ticket/${ticket._id}`, scenario.admin.token).expect(200);
    expect(await amina.join(ticket._id)).toEqual({ ok: false, code: 'NOT_FOUND' });
  });
});

describe('a client that reconnects', () => {
  it('[RT-007] gets every message once by reading the messages after the last one it knows', async () => {
    const ticket = await fresh();
    const before = await TicketEventLog.of(scenario, scenario.amina);
    await before.join(ticket._id);
    await scenario.said(scenario.admin, ticket._id, 'One');
    await settled(scenario, before);
    const known = before.socket.of('support_message');
    before.socket.close();
    await scenario.said(scenario.admin, ticket._id, 'Two');
    const after = await TicketEventLog.of(scenario, scenario.amina);
    await after.join(ticket._id);
    await scenario.said(scenario.admin, ticket._id, 'Three');
    const last = known.at(-1)?._id ?? '';
    const missed = await scenario.conversation(scenario.amina, ticket._id, { after: last });
    await scenario.said(scenario.admin, ticket._id, 'Four');
    await settled(scenario, after);
    const all = [...known, ...missed.messages, ...after.socket.of('support_message')];
    const once = [...new Map(all.map((message) => [message._id, message.content])).values()];
    expect(once).toEqual(['An admin has taken up this ticket.', 'One', 'Two', 'Three', 'Four']);
    expect(missed.messages.map(({ content }) => content)).toEqual(['Two', 'Three']);
  });
});

describe('the viewers of a ticket', () => {
  it('are sent to administrators only, and include only administrators', async () => {
    const ticket = await fresh();
    await amina.join(ticket._id);
    await admin.join(ticket._id);
    await settled(scenario, amina, admin);
    const admins = [{ _id: scenario.admin.id, username: scenario.admin.username }];
    expect(admin.socket.of('ticket_viewers').at(-1)).toEqual({ ticketId: ticket._id, admins });
    await admin.leave(ticket._id);
    await settled(scenario, amina, admin);
    expect(admin.socket.of('ticket_viewers').at(-1)).toEqual({ ticketId: ticket._id, admins: [] });
    expect(amina.eventNames).toEqual([]);
    await amina.leave(ticket._id);
  });

  it('receive an event when another participant is typing', async () => {
    const ticket = await fresh();
    await amina.join(ticket._id);
    await admin.join(ticket._id);
    amina.socket.socket.emit('typing', ticket._id);
    bilal.socket.socket.emit('typing', ticket._id);
    const person = { _id: scenario.amina.id, username: 'amina', role: 'client' };
    expect(await admin.socket.next('ticket_typing')).toEqual({ ticketId: ticket._id, person });
    await settled(scenario, amina, bilal, admin);
    expect(admin.socket.of('ticket_typing')).toHaveLength(1);
    expect(amina.socket.of('ticket_typing')).toEqual([]);
    await amina.leave(ticket._id);
    await admin.leave(ticket._id);
  });
});
