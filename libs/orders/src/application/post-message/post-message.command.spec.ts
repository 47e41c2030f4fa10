import type { ReceivedFile } from '@manette/conversation';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { admin, amina, bilal, openTicket, time } from '../../testing/ticket.mother.js';
import { ticketRoom } from '../ticket-room.js';
import { PostMessage } from './post-message.command.js';

let orders: InMemoryOrders;
let ticketId: string;
beforeEach(async () => {
  orders = await inMemoryOrders();
  const { ticket, changes } = openTicket();
  await orders.tickets.add(ticket, changes);
  ticketId = ticket.id;
});

const file: ReceivedFile = { path: '/tmp/receipt', name: 'receipt.pdf', size: 10 };
const post = (by = amina, content = 'Hello', received?: ReceivedFile) =>
  orders.commands.execute(new PostMessage(by, ticketId, content, received));
const ticket = () => orders.tickets.tickets.get(ticketId)!;
const events = () => orders.outbox.emitted.map(({ event, to }) => [event, to]);

describe('posting a message', () => {
  it('[API-041, ORD-063, RT-004..RT-007] sends it to the room of the ticket, counts it for the other side, and emits the ticket last', async () => {
    const message = await post();
    expect(message).toMatchObject({ content: 'Hello', position: 2, ticketId, type: 'text' });
    expect(ticket()).toMatchObject({ unreadByAdmin: 1, unreadByClient: 0, status: 'pending' });
    expect(events()).toEqual([
      ['support_message', { room: ticketRoom(ticketId) }],
      ['new_support_message', { admins: true }],
      ['ticket_updated', [{ user: amina.id }, { admins: true }]],
    ]);
  });

  it('[ORD-005] takes the ticket up with the first message of an administrator', async () => {
    expect((await post(admin)).content).toBe('Hello');
    expect(ticket()).toMatchObject({ status: 'in_progress', assignedAdminId: admin.id, unreadByClient: 1 });
    expect(events().map(([event]) => event)).toEqual([
      'support_message',
      'support_message',
      'new_support_message',
      'ticket_status_updated',
      'ticket_updated',
    ]);
  });

  it('[ORD-063] counts as read immediately if the other side has the ticket open', async () => {
    await orders.viewers.add('socket', ticketId, admin);
    await post();
    expect(ticket()).toMatchObject({ unreadByAdmin: 0, seenByAdmin: 2 });
  });

  it('[CHAT-024] names a file without text', async () => {
    const message = await post(amina, '', file);
    expect(message).toMatchObject({ content: 'File attachment', type: 'file', fileName: 'receipt.pdf' });
    expect([...orders.attachments.keys]).toEqual([`private/tickets/${ticketId}/1.pdf`]);
  });
});

describe('a message is refused', () => {
  it('[ORD-018] in the ticket of another client, as if the ticket did not exist', async () => {
    await expect(post(bilal, '', file)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Ticket not found',
    });
    expect(orders.attachments.keys.size).toBe(0);
  });

  it('[ORD-048] in a closed ticket, and no file is stored', async () => {
    const closed = await orders.tickets.lock(ticketId);
    await orders.tickets.save(closed, closed.cancel(amina, null, time()));
    await expect(post(amina, '', file)).rejects.toMatchObject({
      code: 'TICKET_CLOSED',
      message: 'This ticket is closed',
    });
    expect(orders.attachments.keys.size).toBe(0);
  });

  it('in a ticket that was closed while its file was stored, and the file is deleted', async () => {
    const keep = orders.attachments.keep.bind(orders.attachments);
    orders.attachments.keep = async (folder, received) => {
      const stored = await keep(folder, received);
      const closed = await orders.tickets.lock(ticketId);
      await orders.tickets.save(closed, closed.complete(admin, time()));
      return stored;
    };
    await expect(post(amina, '', file)).rejects.toMatchObject({ code: 'TICKET_CLOSED' });
    expect(orders.attachments.keys.size).toBe(0);
  });
});
