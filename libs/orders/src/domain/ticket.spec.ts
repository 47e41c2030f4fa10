import {
  account,
  admin,
  amina,
  aTicket,
  bilal,
  moment,
  openTicket,
  secondAdmin,
} from '../testing/ticket.mother.js';
import { OnlyForAdmins, TicketClosed, TicketNotFound } from './ticket.errors.js';
import { ticketNumber } from './ticket-number.js';

const said = (trace: { messages: { content: string }[] }) => trace.messages.map((message) => message.content);
const done = (trace: { entries: { kind: string }[] }) => trace.entries.map((entry) => entry.kind);

describe('opening a ticket', () => {
  it('[ORD-004, ORD-041] starts pending, of medium priority, with a first system message', () => {
    const { ticket, trace } = openTicket();
    expect(ticket).toMatchObject({ status: 'pending', priority: 'medium', assignedAdminId: null });
    expect(trace.messages).toMatchObject([
      {
        content: 'Ticket opened. An admin will answer here soon.',
        type: 'system',
        senderId: null,
        position: 1,
      },
    ]);
    expect(ticket.unreadByAdmin).toBe(0);
    expect(done(trace)).toEqual(['opened']);
  });

  it('[ORD-035] makes the description the first message of the client', () => {
    const { ticket, trace } = openTicket({ description: 'For my PS5, please' });
    expect(trace.messages[1]).toMatchObject({
      content: 'For my PS5, please',
      senderId: amina.id,
      position: 2,
    });
    expect(ticket.unreadByAdmin).toBe(1);
  });

  it('[ORD-020, ORD-029] keeps name and price of the item as they are now', () => {
    expect(aTicket().item()).toEqual(account);
    expect(aTicket({ item: null }).item()).toBeNull();
  });

  it('[ORD-024] numbers tickets readably', () => {
    expect([ticketNumber(123), ticketNumber('1234567')]).toEqual(['T-000123', 'T-1234567']);
  });
});

describe('who sees a ticket', () => {
  it('[ORD-018] is its client and every admin, and for others there is none', () => {
    const ticket = aTicket();
    expect(() => ticket.showTo(amina)).not.toThrow();
    expect(() => ticket.showTo(admin)).not.toThrow();
    expect(() => ticket.showTo(bilal)).toThrow(TicketNotFound);
    ticket.delete(admin, moment());
    expect(() => ticket.showTo(admin)).toThrow(TicketNotFound);
  });
});

describe('taking a ticket up', () => {
  it('[ORD-005, ORD-028] happens by the first message of an admin, who stays assigned', () => {
    const ticket = aTicket();
    const first = ticket.receive(admin, { content: 'Hello' }, false, moment());
    expect(ticket).toMatchObject({ status: 'in_progress', assignedAdminId: admin.id });
    expect(said(first)).toEqual(['An admin has taken up this ticket.', 'Hello']);
    const second = ticket.receive(secondAdmin, { content: 'Me too' }, false, moment());
    expect(ticket.assignedAdminId).toBe(admin.id);
    expect(said(second)).toEqual(['Me too']);
  });

  it('[ORD-041] happens by setting the status, and a second time nothing happens', () => {
    const ticket = aTicket();
    expect(done(ticket.takeUp(admin, moment()))).toEqual(['taken_up']);
    expect(ticket.takeUp(secondAdmin, moment())).toEqual({ messages: [], entries: [] });
    expect(ticket.assignedAdminId).toBe(admin.id);
  });

  it('[ORD-078] is not for clients, and their messages do not do it', () => {
    const ticket = aTicket();
    expect(() => ticket.takeUp(amina, moment())).toThrow(OnlyForAdmins);
    ticket.receive(amina, { content: 'Anybody there?' }, false, moment());
    expect(ticket.status).toBe('pending');
  });

  it('leaves a ticket with whom it was assigned to before', () => {
    const ticket = aTicket();
    ticket.assign(secondAdmin.id, admin, moment());
    ticket.takeUp(admin, moment());
    expect(ticket.assignedAdminId).toBe(secondAdmin.id);
  });
});

describe('closing a ticket', () => {
  it('[ORD-044] completes it, pending or in progress', () => {
    const ticket = aTicket();
    expect(said(ticket.complete(admin, moment()))).toEqual(['The order was completed.']);
    expect(ticket.status).toBe('completed');
    expect(ticket.closedAt).not.toBeNull();
  });

  it('[ORD-042] lets the client cancel it', () => {
    const ticket = aTicket();
    expect(said(ticket.cancel(amina, null, moment()))).toEqual(['The ticket was cancelled.']);
    expect(ticket).toMatchObject({ status: 'cancelled', reason: null });
  });

  it('[ORD-045] lets an admin cancel it as unsuccessful', () => {
    const ticket = aTicket();
    const trace = ticket.cancel(admin, 'unsuccessful', moment());
    expect(said(trace)).toEqual(['The order was marked as unsuccessful.']);
    expect(ticket).toMatchObject({ status: 'cancelled', reason: 'unsuccessful' });
    expect(trace.entries).toMatchObject([
      { kind: 'cancelled', actorId: admin.id, detail: { reason: 'unsuccessful' } },
    ]);
  });

  it('[ORD-078] lets no client complete it', () => {
    expect(() => aTicket().complete(amina, moment())).toThrow(OnlyForAdmins);
  });

  it.each(['completed', 'cancelled'] as const)(
    '[ORD-046, ORD-048, ORD-049] ends everything when %s',
    (status) => {
      const ticket = aTicket();
      if (status === 'completed') ticket.complete(admin, moment());
      else ticket.cancel(admin, 'unsuccessful', moment());
      const attempts = [
        () => ticket.takeUp(admin, moment()),
        () => ticket.complete(admin, moment()),
        () => ticket.cancel(amina, null, moment()),
        () => ticket.receive(amina, { content: 'Wait' }, false, moment()),
        () => ticket.assign(secondAdmin.id, admin, moment()),
        () => ticket.prioritise('high', admin, moment()),
        () => ticket.abandon(moment()),
      ];
      for (const attempt of attempts) expect(attempt).toThrow(TicketClosed);
      expect(ticket.status).toBe(status);
    },
  );

  it('[ORD-084] is done by the product when its client is deleted', () => {
    const trace = aTicket().abandon(moment());
    expect(said(trace)).toEqual(['The client has left; the ticket was cancelled.']);
    expect(trace.entries[0]?.actorId).toBeNull();
  });
});

describe('unread messages', () => {
  it('[ORD-063, ORD-064] count for the other side alone, until that side reads', () => {
    const ticket = aTicket();
    ticket.receive(amina, { content: 'One' }, false, moment());
    ticket.receive(amina, { content: 'Two' }, false, moment());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([2, 0]);
    expect(ticket.read(admin)).toBe(true);
    expect(ticket.read(admin)).toBe(false);
    ticket.receive(admin, { content: 'Three' }, false, moment());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([0, 1]);
  });

  it('[ORD-063] are none while the other side has the conversation open', () => {
    const ticket = aTicket();
    ticket.receive(amina, { content: 'One' }, false, moment());
    ticket.receive(amina, { content: 'Two' }, true, moment());
    expect(ticket.unreadByAdmin).toBe(0);
  });

  it('are not raised by the ticket itself', () => {
    const ticket = aTicket();
    ticket.takeUp(admin, moment());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([0, 0]);
  });

  it('[ORD-066] lose a message that is taken back before it was read, and only then', () => {
    const ticket = aTicket();
    const [read] = ticket.receive(amina, { content: 'One' }, true, moment()).messages;
    const [unread] = ticket.receive(amina, { content: 'Two' }, false, moment()).messages;
    ticket.withdraw(read!, admin, moment());
    expect(ticket.unreadByAdmin).toBe(1);
    ticket.withdraw(unread!, admin, moment());
    expect(ticket.unreadByAdmin).toBe(0);
  });

  it('[ORD-063] are unread again as far as their arrival is in doubt, and never fewer than before', () => {
    const ticket = aTicket();
    const sureTo = ticket.messageCount;
    ticket.receive(amina, { content: 'Hello' }, true, moment());
    expect(ticket).toMatchObject({ unreadByAdmin: 0, seenByAdmin: sureTo + 1 });
    expect(ticket.doubtReading('admin', sureTo, 0)).toBe(false);
    expect(ticket.doubtReading('admin', sureTo, 1)).toBe(true);
    expect(ticket).toMatchObject({ unreadByAdmin: 1, seenByAdmin: sureTo, unreadByClient: 0 });
    expect(ticket.doubtReading('admin', sureTo, 1)).toBe(false);
  });
});

describe('a message', () => {
  it.each([
    ['image/gif', 'image'],
    ['image/png', 'image'],
    ['application/pdf', 'file'],
  ])('[ORD-037] with a file of type %s has the type %s', (contentType, type) => {
    const attachment = { key: 'private/x', name: 'x', size: 1, contentType };
    const trace = aTicket().receive(amina, { content: 'File attachment', attachment }, false, moment());
    expect(trace.messages.at(-1)).toMatchObject({ type, fileName: 'x', fileSize: 1 });
  });

  it('gives up words and file when it is deleted, and keeps its place', () => {
    const attachment = { key: 'private/x', name: 'x', size: 1, contentType: 'image/png' };
    const [message] = aTicket().receive(amina, { content: 'Secret', attachment }, false, moment()).messages;
    expect(message!.delete(new Date())).toBe('private/x');
    expect(message).toMatchObject({ content: '', fileKey: null, fileName: null, position: 2 });
  });
});

describe('how long a client waits', () => {
  const at = (minute: number) => moment(new Date(Date.UTC(2026, 2, 1, 10, minute)));

  it('counts from the first unanswered message', () => {
    const ticket = aTicket();
    expect(ticket.waitingSince).toEqual(ticket.createdAt);
    ticket.receive(admin, { content: 'Hello' }, false, at(1));
    expect(ticket.waitingSince).toBeNull();
    expect(ticket.answeredAt).toEqual(at(1).at);
    ticket.receive(amina, { content: 'One' }, false, at(2));
    ticket.receive(amina, { content: 'Two' }, false, at(3));
    expect(ticket.waitingSince).toEqual(at(2).at);
    ticket.cancel(amina, null, at(4));
    expect(ticket.waitingSince).toBeNull();
  });
});
