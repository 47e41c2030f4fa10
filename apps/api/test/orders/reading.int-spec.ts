import { eventually } from '@manette/platform/testing';
import { Ears, settled } from './support/ears.js';
import { Story } from './support/story.js';

let story: Story;
let amina: Ears;
let admin: Ears;
beforeAll(async () => {
  story = await Story.begin();
  [amina, admin] = [await Ears.of(story, story.amina), await Ears.of(story, story.admin)];
});
afterAll(() => story.end());

describe('messages that arrive in an open ticket', () => {
  it('[ORD-063] are read immediately, and the user’s other tabs receive the new count', async () => {
    const ticket = await story.open(story.amina);
    const otherTab = await Ears.of(story, story.amina);
    await amina.join(ticket._id);
    await story.said(story.admin, ticket._id, 'Hello');
    await settled(story, amina, otherTab);
    expect(otherTab.socket.of('ticket_updated').at(-1)).toMatchObject({
      _id: ticket._id,
      unreadByClient: 0,
      seenByClient: 3,
    });
    await amina.leave(ticket._id);
    await story.said(story.admin, ticket._id, 'Still there?');
    expect(await story.ticket(story.amina, ticket._id)).toMatchObject({ unreadByClient: 1 });
  });

  it('[ORD-063] are no longer read after the socket has disconnected', async () => {
    const ticket = await story.open(story.amina);
    const passing = await Ears.of(story, story.amina);
    await passing.join(ticket._id);
    passing.socket.close();
    const unreadAfterAnAnswer = async () => {
      await story.said(story.admin, ticket._id, 'Hello');
      return (await story.ticket(story.amina, ticket._id)).unreadByClient;
    };
    expect(await eventually(unreadAfterAnAnswer)).toBe(1);
  });

  describe('when the process that held the connection was killed', () => {
    // Seconds since the last renewal. The first value is in the future, so that the entry does not expire even on a slow
    // machine.
    const [STILL_GOOD, TOO_LONG_AGO] = [-60, 16];
    /** Adds the entry of a socket that no process renews, with its last renewal a number of seconds ago. */
    const lastSign = (ticketId: string, seconds: number) =>
      story.app.database.query(
        `insert into orders.ticket_viewer (socket_id, ticket_id, user_id, side, seen_at, sure_to)
         select 'dead', id, client_id, 'client', now() - make_interval(secs => $2), message_count
           from orders.ticket where id = $1
         on conflict (socket_id, ticket_id) do update set seen_at = excluded.seen_at`,
        [ticketId, seconds],
      );
    const unread = async (ticketId: string) => (await story.ticket(story.amina, ticketId)).unreadByClient;

    it('[ORD-063] become unread again if they were sent after the socket’s last renewal, with an event', async () => {
      const ticket = await story.open(story.amina);
      await story.said(story.admin, ticket._id, 'Read');
      await story.conversation(story.amina, ticket._id);
      await lastSign(ticket._id, STILL_GOOD);
      await story.said(story.admin, ticket._id, 'Hello');
      await story.said(story.admin, ticket._id, 'Still there?');
      expect(await unread(ticket._id)).toBe(0);
      await settled(story, amina);
      amina.forget();
      await lastSign(ticket._id, TOO_LONG_AGO);
      await eventually(async () => (await unread(ticket._id)) === 2);
      await settled(story, amina);
      expect(amina.heard).toEqual(['ticket_updated']);
      await story.conversation(story.amina, ticket._id);
      expect(await unread(ticket._id)).toBe(0);
    });

    it('[ORD-063] stay read if another user of that side has the ticket open', async () => {
      const ticket = await story.open(story.amina);
      await lastSign(ticket._id, STILL_GOOD);
      await story.said(story.admin, ticket._id, 'Hello');
      await amina.join(ticket._id);
      await lastSign(ticket._id, TOO_LONG_AGO);
      const dead = `select from orders.ticket_viewer where socket_id = 'dead'`;
      await eventually(async () => (await story.app.database.query(dead)).length === 0);
      expect(await unread(ticket._id)).toBe(0);
      await amina.leave(ticket._id);
    });
  });

  it('[ORD-064] are counted as read when the conversation is read, and both sides receive the new count', async () => {
    const ticket = await story.open(story.amina);
    await story.said(story.admin, ticket._id, 'Hello');
    await settled(story, amina, admin);
    for (const ears of [amina, admin]) ears.forget();
    await story.conversation(story.amina, ticket._id);
    await story.conversation(story.amina, ticket._id);
    await settled(story, amina, admin);
    expect([amina.heard, admin.heard]).toEqual([['ticket_updated'], ['ticket_updated']]);
    expect(amina.socket.of('ticket_updated').at(-1)).toMatchObject({ unreadByClient: 0 });
  });
});
