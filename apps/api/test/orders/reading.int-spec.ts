import { eventually } from '@manette/platform/testing';
import { TicketEventLog, settled } from './support/ticket-event-log.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
let amina: TicketEventLog;
let admin: TicketEventLog;
beforeAll(async () => {
  scenario = await Scenario.create();
  [amina, admin] = [
    await TicketEventLog.of(scenario, scenario.amina),
    await TicketEventLog.of(scenario, scenario.admin),
  ];
});
afterAll(() => scenario.end());

describe('messages that arrive in an open ticket', () => {
  it('[ORD-063] are read immediately, and the user’s other tabs receive the new count', async () => {
    const ticket = await scenario.open(scenario.amina);
    const otherTab = await TicketEventLog.of(scenario, scenario.amina);
    await amina.join(ticket._id);
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    await settled(scenario, amina, otherTab);
    expect(otherTab.socket.of('ticket_updated').at(-1)).toMatchObject({
      _id: ticket._id,
      unreadByClient: 0,
      seenByClient: 3,
    });
    await amina.leave(ticket._id);
    await scenario.said(scenario.admin, ticket._id, 'Still there?');
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ unreadByClient: 1 });
  });

  it('[ORD-063] are no longer read after the socket has disconnected', async () => {
    const ticket = await scenario.open(scenario.amina);
    const passing = await TicketEventLog.of(scenario, scenario.amina);
    await passing.join(ticket._id);
    passing.socket.close();
    const unreadAfterAnAnswer = async () => {
      await scenario.said(scenario.admin, ticket._id, 'Hello');
      return (await scenario.ticket(scenario.amina, ticket._id)).unreadByClient;
    };
    expect(await eventually(unreadAfterAnAnswer)).toBe(1);
  });

  describe('when the process that held the connection was killed', () => {
    // Seconds since the last renewal. The first value is in the future, so that the entry does not expire even on a slow
    // machine.
    const [STILL_GOOD, TOO_LONG_AGO] = [-60, 16];
    /** Adds the entry of a socket that no process renews, with its last renewal a number of seconds ago. */
    const lastSign = (ticketId: string, seconds: number) =>
      scenario.app.database.query(
        `insert into orders.ticket_viewer (socket_id, ticket_id, user_id, side, seen_at, sure_to)
         select 'dead', id, client_id, 'client', now() - make_interval(secs => $2), message_count
           from orders.ticket where id = $1
         on conflict (socket_id, ticket_id) do update set seen_at = excluded.seen_at`,
        [ticketId, seconds],
      );
    const unread = async (ticketId: string) =>
      (await scenario.ticket(scenario.amina, ticketId)).unreadByClient;

    it('[ORD-063] become unread again if they were sent after the socket’s last renewal, with an event', async () => {
      const ticket = await scenario.open(scenario.amina);
      await scenario.said(scenario.admin, ticket._id, 'Read');
      await scenario.conversation(scenario.amina, ticket._id);
      await lastSign(ticket._id, STILL_GOOD);
      await scenario.said(scenario.admin, ticket._id, 'Hello');
      await scenario.said(scenario.admin, ticket._id, 'Still there?');
      expect(await unread(ticket._id)).toBe(0);
      await settled(scenario, amina);
      amina.reset();
      await lastSign(ticket._id, TOO_LONG_AGO);
      await eventually(async () => (await unread(ticket._id)) === 2);
      await settled(scenario, amina);
      expect(amina.eventNames).toEqual(['ticket_updated']);
      await scenario.conversation(scenario.amina, ticket._id);
      expect(await unread(ticket._id)).toBe(0);
    });

    it('[ORD-063] stay read if another user of that side has the ticket open', async () => {
      const ticket = await scenario.open(scenario.amina);
      await lastSign(ticket._id, STILL_GOOD);
      await scenario.said(scenario.admin, ticket._id, 'Hello');
      await amina.join(ticket._id);
      await lastSign(ticket._id, TOO_LONG_AGO);
      const dead = `select from orders.ticket_viewer where socket_id = 'dead'`;
      await eventually(async () => (await scenario.app.database.query(dead)).length === 0);
      expect(await unread(ticket._id)).toBe(0);
      await amina.leave(ticket._id);
    });
  });

  it('[ORD-064] are counted as read when the conversation is read, and both sides receive the new count', async () => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    await settled(scenario, amina, admin);
    for (const log of [amina, admin]) log.reset();
    await scenario.conversation(scenario.amina, ticket._id);
    await scenario.conversation(scenario.amina, ticket._id);
    await settled(scenario, amina, admin);
    expect([amina.eventNames, admin.eventNames]).toEqual([['ticket_updated'], ['ticket_updated']]);
    expect(amina.socket.of('ticket_updated').at(-1)).toMatchObject({ unreadByClient: 0 });
  });
});
