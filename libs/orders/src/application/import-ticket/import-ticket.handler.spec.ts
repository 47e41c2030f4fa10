import { ImportMessages, ImportTicket, type ImportedTicket } from '@manette/contracts/orders';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina } from '../../testing/ticket.mother.js';

const minute = (n: number) => new Date(Date.UTC(2025, 0, 1, 12, n));
const past: ImportedTicket = {
  key: 'demo-1',
  clientId: amina.id,
  adminId: admin.id,
  item: { kind: 'account', id: account.id },
  subject: 'Order Request: Desert Racer',
  orderType: 'rent',
  priority: 'high',
  status: 'completed',
  createdAt: minute(0),
  messages: [
    { from: 'client', text: 'Hello', at: minute(1) },
    { from: 'admin', text: 'Welcome', at: minute(3) },
    { from: 'client', text: 'Thank you', at: minute(4) },
  ],
};

let orders: InMemoryOrders;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 0 });
});
const importTicket = (changes: Partial<ImportedTicket> = {}): Promise<string> =>
  orders.commands.execute(new ImportTicket({ ...past, ...changes }));

describe('importing a ticket', () => {
  it('replays its messages and its outcome at their own times, takes no stock and emits nothing', async () => {
    const id = await importTicket();
    expect(orders.tickets.messagesOf(id).map(({ content, createdAt }) => [content, createdAt])).toEqual([
      ['Ticket opened. An admin will answer here soon.', minute(0)],
      ['Hello', minute(1)],
      ['An admin has taken up this ticket.', minute(3)],
      ['Welcome', minute(3)],
      ['Thank you', minute(4)],
      ['The order was completed.', minute(4)],
    ]);
    expect(orders.tickets.tickets.get(id)).toMatchObject({
      status: 'completed',
      priority: 'high',
      assignedAdminId: admin.id,
      answeredAt: minute(3),
      closedAt: minute(4),
      unreadByAdmin: 1,
      unreadByClient: 0,
    });
    expect([orders.outbox.emitted, orders.outbox.events]).toEqual([[], []]);
  });

  it('changes nothing when the key was imported before', async () => {
    const id = await importTicket();
    expect(await importTicket({ subject: 'Another' })).toBe(id);
    expect(orders.tickets.tickets.get(id)?.subject).toBe(past.subject);
  });

  it('cancels the ticket as the given side', async () => {
    await importTicket({ status: 'cancelled', closedBy: 'client' });
    expect(orders.tickets.entries.at(-1)).toMatchObject({ kind: 'cancelled', actorId: amina.id });
  });

  it('refuses an unknown item', async () => {
    orders.catalog.items.clear();
    await expect(importTicket()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Account not found' });
  });
});

describe('importing messages', () => {
  const later = (ticketId: string) =>
    orders.commands.execute(
      new ImportMessages({
        ticketId,
        adminId: admin.id,
        messages: [{ from: 'admin', text: 'Paid, thank you', at: minute(9) }],
      }),
    );

  it('adds them to an open ticket at their own times, and emits nothing', async () => {
    const id = await importTicket({ status: 'in_progress' });
    await later(id);
    const last = orders.tickets.messagesOf(id).at(-1);
    expect([last?.content, last?.createdAt]).toEqual(['Paid, thank you', minute(9)]);
    expect(orders.tickets.tickets.get(id)).toMatchObject({ unreadByAdmin: 0, unreadByClient: 1 });
    expect([orders.outbox.emitted, orders.outbox.events]).toEqual([[], []]);
  });

  it('refuses a closed ticket', async () => {
    const id = await importTicket();
    await expect(later(id)).rejects.toMatchObject({ code: 'TICKET_CLOSED' });
  });
});
