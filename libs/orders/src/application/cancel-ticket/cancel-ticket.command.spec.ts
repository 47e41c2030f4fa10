import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina, bilal, openTicket } from '../../testing/ticket.mother.js';
import { CancelTicket } from './cancel-ticket.command.js';

let orders: InMemoryOrders;
let ticketId: string;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 1 });
  const { ticket, changes } = openTicket();
  await orders.tickets.add(ticket, changes);
  ticketId = ticket.id;
});

const cancel = (by = amina, reason: string | null = null) =>
  orders.commands.execute(new CancelTicket(by, ticketId, reason));
const statusUpdate = () =>
  orders.outbox.emitted.find(({ event }) => event === 'ticket_status_updated')?.payload;

describe('cancelling a ticket', () => {
  it('[ORD-042, ORD-047] is allowed to its client and does not change the stock', async () => {
    expect(await cancel()).toMatchObject({ status: 'cancelled', reason: null });
    expect(orders.catalog.items.get(account.id)?.available).toBe(1);
    expect(statusUpdate()).toEqual({ ticketId, status: 'cancelled' });
    expect(orders.outbox.events).toMatchObject([
      { topic: 'orders.ticket-closed', payload: { status: 'cancelled' } },
    ]);
  });

  it('[ORD-045] is allowed to an administrator, with a reason', async () => {
    expect(await cancel(admin, 'unsuccessful')).toMatchObject({ reason: 'unsuccessful' });
    expect(statusUpdate()).toEqual({ ticketId, status: 'cancelled', reason: 'unsuccessful' });
    expect(orders.tickets.entries.at(-1)).toMatchObject({ kind: 'cancelled', actorId: admin.id });
  });

  it('is refused to another client, and a second time', async () => {
    await expect(cancel(bilal)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Ticket not found' });
    await cancel();
    await expect(cancel()).rejects.toMatchObject({
      code: 'TICKET_CLOSED',
      message: 'This ticket is closed',
    });
  });
});
