import {
  account,
  admin,
  amina,
  aTicket,
  bilal,
  openTicket,
  secondAdmin,
  time,
} from '../testing/ticket.mother.js';
import { OnlyForAdmins, TicketClosed, TicketNotFound } from './ticket.errors.js';
import { ticketNumber } from './ticket-number.js';

const contentsOf = (changes: { messages: { content: string }[] }) =>
  changes.messages.map((message) => message.content);
const kindsOf = (changes: { entries: { kind: string }[] }) => changes.entries.map((entry) => entry.kind);

describe('opening a ticket', () => {
  it('[ORD-004, ORD-041] starts pending, of medium priority, with a first system message', () => {
    const { ticket, changes } = openTicket();
    expect(ticket).toMatchObject({ status: 'pending', priority: 'medium', assignedAdminId: null });
    expect(changes.messages).toMatchObject([
      {
        content: 'Ticket opened. An admin will answer here soon.',
        type: 'system',
        senderId: null,
        position: 1,
      },
    ]);
    expect(ticket.unreadByAdmin).toBe(0);
    expect(kindsOf(changes)).toEqual(['opened']);
  });

  it('[ORD-035] makes the description the first message of the client', () => {
    const { ticket, changes } = openTicket({ description: 'For my PS5, please' });
    expect(changes.messages[1]).toMatchObject({
      content: 'For my PS5, please',
      senderId: amina.id,
      position: 2,
    });
    expect(ticket.unreadByAdmin).toBe(1);
  });

  it('[ORD-020, ORD-029] keeps the current name and price of the item', () => {
    expect(aTicket().item()).toEqual(account);
    expect(aTicket({ item: null }).item()).toBeNull();
  });

  it('[ORD-024] formats ticket numbers', () => {
    expect([ticketNumber(123), ticketNumber('1234567')]).toEqual(['T-000123', 'T-1234567']);
  });
});

describe('who sees a ticket', () => {
  it('[ORD-018] is its client and every administrator; for other clients it does not exist', () => {
    const ticket = aTicket();
    expect(() => ticket.assertVisible(amina)).not.toThrow();
    expect(() => ticket.assertVisible(admin)).not.toThrow();
    expect(() => ticket.assertVisible(bilal)).toThrow(TicketNotFound);
    ticket.delete(admin, time());
    expect(() => ticket.assertVisible(admin)).toThrow(TicketNotFound);
  });
});

describe('taking a ticket up', () => {
  it('[ORD-005, ORD-028] happens with the first message of an administrator, who stays assigned', () => {
    const ticket = aTicket();
    const first = ticket.post(admin, { content: 'Hello' }, false, time());
    expect(ticket).toMatchObject({ status: 'in_progress', assignedAdminId: admin.id });
    expect(contentsOf(first)).toEqual(['An admin has taken up this ticket.', 'Hello']);
    const second = ticket.post(secondAdmin, { content: 'Me too' }, false, time());
    expect(ticket.assignedAdminId).toBe(admin.id);
    expect(contentsOf(second)).toEqual(['Me too']);
  });

  it('[ORD-041] happens when the status is set; setting it again changes nothing', () => {
    const ticket = aTicket();
    expect(kindsOf(ticket.takeUp(admin, time()))).toEqual(['taken_up']);
    expect(ticket.takeUp(secondAdmin, time())).toEqual({ messages: [], entries: [] });
    expect(ticket.assignedAdminId).toBe(admin.id);
  });

  it('[ORD-078] is refused to clients, and their messages do not take the ticket up', () => {
    const ticket = aTicket();
    expect(() => ticket.takeUp(amina, time())).toThrow(OnlyForAdmins);
    ticket.post(amina, { content: 'Anybody there?' }, false, time());
    expect(ticket.status).toBe('pending');
  });

  it('keeps the administrator to whom the ticket was assigned before', () => {
    const ticket = aTicket();
    ticket.assign(secondAdmin.id, admin, time());
    ticket.takeUp(admin, time());
    expect(ticket.assignedAdminId).toBe(secondAdmin.id);
  });
});

describe('closing a ticket', () => {
  it('[ORD-044] completes it, pending or in progress', () => {
    const ticket = aTicket();
    expect(contentsOf(ticket.complete(admin, time()))).toEqual(['The order was completed.']);
    expect(ticket.status).toBe('completed');
    expect(ticket.closedAt).not.toBeNull();
  });

  it('[ORD-042] lets the client cancel it', () => {
    const ticket = aTicket();
    expect(contentsOf(ticket.cancel(amina, null, time()))).toEqual(['The ticket was cancelled.']);
    expect(ticket).toMatchObject({ status: 'cancelled', reason: null });
  });

  it('[ORD-045] lets an admin cancel it as unsuccessful', () => {
    const ticket = aTicket();
    const changes = ticket.cancel(admin, 'unsuccessful', time());
    expect(contentsOf(changes)).toEqual(['The order was marked as unsuccessful.']);
    expect(ticket).toMatchObject({ status: 'cancelled', reason: 'unsuccessful' });
    expect(changes.entries).toMatchObject([
      { kind: 'cancelled', actorId: admin.id, detail: { reason: 'unsuccessful' } },
    ]);
  });

  it('[ORD-078] lets no client complete it', () => {
    expect(() => aTicket().complete(amina, time())).toThrow(OnlyForAdmins);
  });

  it.each(['completed', 'cancelled'] as const)(
    '[ORD-046, ORD-048, ORD-049] allows no change when %s',
    (status) => {
      const ticket = aTicket();
      if (status === 'completed') ticket.complete(admin, time());
      else ticket.cancel(admin, 'unsuccessful', time());
      const attempts = [
        () => ticket.takeUp(admin, time()),
        () => ticket.complete(admin, time()),
        () => ticket.cancel(amina, null, time()),
        () => ticket.post(amina, { content: 'Wait' }, false, time()),
        () => ticket.assign(secondAdmin.id, admin, time()),
        () => ticket.setPriority('high', admin, time()),
        () => ticket.cancelForDeletedClient(time()),
      ];
      for (const attempt of attempts) expect(attempt).toThrow(TicketClosed);
      expect(ticket.status).toBe(status);
    },
  );

  it('[ORD-084] is done by the product when its client is deleted', () => {
    const changes = aTicket().cancelForDeletedClient(time());
    expect(contentsOf(changes)).toEqual(['The client has left; the ticket was cancelled.']);
    expect(changes.entries[0]?.actorId).toBeNull();
  });
});

describe('unread messages', () => {
  it('[ORD-063, ORD-064] count only for the other side, until that side reads', () => {
    const ticket = aTicket();
    ticket.post(amina, { content: 'One' }, false, time());
    ticket.post(amina, { content: 'Two' }, false, time());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([2, 0]);
    expect(ticket.markRead(admin)).toBe(true);
    expect(ticket.markRead(admin)).toBe(false);
    ticket.post(admin, { content: 'Three' }, false, time());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([0, 1]);
  });

  it('[ORD-063] do not count a message while the other side has the conversation open', () => {
    const ticket = aTicket();
    ticket.post(amina, { content: 'One' }, false, time());
    ticket.post(amina, { content: 'Two' }, true, time());
    expect(ticket.unreadByAdmin).toBe(0);
  });

  it('do not count system messages', () => {
    const ticket = aTicket();
    ticket.takeUp(admin, time());
    expect([ticket.unreadByAdmin, ticket.unreadByClient]).toEqual([0, 0]);
  });

  it('[ORD-066] decrease when a message is deleted before it was read, and only then', () => {
    const ticket = aTicket();
    const [read] = ticket.post(amina, { content: 'One' }, true, time()).messages;
    const [unread] = ticket.post(amina, { content: 'Two' }, false, time()).messages;
    ticket.deleteMessage(read!, admin, time());
    expect(ticket.unreadByAdmin).toBe(1);
    ticket.deleteMessage(unread!, admin, time());
    expect(ticket.unreadByAdmin).toBe(0);
  });

  it('[ORD-063] count messages after the last delivered position as unread again, and never decrease by this', () => {
    const ticket = aTicket();
    const deliveredUpTo = ticket.messageCount;
    ticket.post(amina, { content: 'Hello' }, true, time());
    expect(ticket).toMatchObject({ unreadByAdmin: 0, seenByAdmin: deliveredUpTo + 1 });
    expect(ticket.markUnreadAfter('admin', deliveredUpTo, 0)).toBe(false);
    expect(ticket.markUnreadAfter('admin', deliveredUpTo, 1)).toBe(true);
    expect(ticket).toMatchObject({ unreadByAdmin: 1, seenByAdmin: deliveredUpTo, unreadByClient: 0 });
    expect(ticket.markUnreadAfter('admin', deliveredUpTo, 1)).toBe(false);
  });
});

describe('a message', () => {
  it.each([
    ['image/gif', 'image'],
    ['image/png', 'image'],
    ['application/pdf', 'file'],
  ])('[ORD-037] with a file of type %s has the type %s', (contentType, type) => {
    const attachment = { key: 'private/x', name: 'x', size: 1, contentType };
    const changes = aTicket().post(amina, { content: 'File attachment', attachment }, false, time());
    expect(changes.messages.at(-1)).toMatchObject({ type, fileName: 'x', fileSize: 1 });
  });

  it('loses its text and file when it is deleted, and keeps its position', () => {
    const attachment = { key: 'private/x', name: 'x', size: 1, contentType: 'image/png' };
    const [message] = aTicket().post(amina, { content: 'Secret', attachment }, false, time()).messages;
    expect(message!.delete(new Date())).toBe('private/x');
    expect(message).toMatchObject({ content: '', fileKey: null, fileName: null, position: 2 });
  });
});

describe('how long a client waits', () => {
  const at = (minute: number) => time(new Date(Date.UTC(2026, 2, 1, 10, minute)));

  it('counts from the first unanswered message', () => {
    const ticket = aTicket();
    expect(ticket.waitingSince).toEqual(ticket.createdAt);
    ticket.post(admin, { content: 'Hello' }, false, at(1));
    expect(ticket.waitingSince).toBeNull();
    expect(ticket.answeredAt).toEqual(at(1).now);
    ticket.post(amina, { content: 'One' }, false, at(2));
    ticket.post(amina, { content: 'Two' }, false, at(3));
    expect(ticket.waitingSince).toEqual(at(2).now);
    ticket.cancel(amina, null, at(4));
    expect(ticket.waitingSince).toBeNull();
  });
});
