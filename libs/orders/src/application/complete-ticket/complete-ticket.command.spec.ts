import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina, openTicket } from '../../testing/ticket.mother.js';
import { CompleteTicket } from './complete-ticket.command.js';

let orders: InMemoryOrders;
beforeEach(async () => {
  orders = await inMemoryOrders();
});

async function opened(item = true): Promise<string> {
  const { ticket, changes } = openTicket(item ? {} : { item: null, orderType: 'general' });
  await orders.tickets.add(ticket, changes);
  return ticket.id;
}
const complete = (id: string, by = admin) => orders.commands.execute(new CompleteTicket(by, id));

describe('completing a ticket', () => {
  it('[ORD-044, API-042] takes the item from stock and publishes the sale', async () => {
    const listing = { ...account, available: 2 };
    orders.catalog.items.set(account.id, listing);
    const ticketId = await opened();
    expect(await complete(ticketId)).toMatchObject({ status: 'completed', waitingSince: null });
    expect(listing.available).toBe(1);
    expect(orders.outbox.events).toEqual([
      {
        topic: 'orders.ticket-closed',
        payload: {
          ...{ ticketId, ticketNumber: 'T-000123', clientId: expect.any(String) as string },
          ...{ status: 'completed', byAdmin: true, item: { kind: 'account', id: account.id } },
          ticket: expect.objectContaining({ _id: ticketId, status: 'completed' }) as object,
        },
      },
    ]);
  });

  it('takes nothing from stock for a ticket without an item', async () => {
    expect(await complete(await opened(false))).toMatchObject({ status: 'completed' });
  });

  it('is refused when nothing is in stock, and the ticket stays open', async () => {
    orders.catalog.items.set(account.id, { ...account, available: 0 });
    const ticketId = await opened();
    await expect(complete(ticketId)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This account is out of stock',
    });
    expect(orders.tickets.tickets.get(ticketId)).toMatchObject({ status: 'pending', messageCount: 1 });
    expect(orders.outbox.emitted).toEqual([]);
  });

  it('[ORD-078] is refused to the client, and for a closed ticket', async () => {
    orders.catalog.items.set(account.id, { ...account, available: 2 });
    const ticketId = await opened();
    await expect(complete(ticketId, amina)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only an administrator can do this',
    });
    await complete(ticketId);
    await expect(complete(ticketId)).rejects.toMatchObject({ code: 'TICKET_CLOSED' });
    expect(orders.catalog.items.get(account.id)?.available).toBe(1);
  });
});
