import { TICKET_LIMIT, type OpenTicketInput } from '@manette/contracts/orders';
import { inMemoryOrders, TICKETS_PER_HOUR, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, amina, bilal } from '../../testing/ticket.mother.js';
import { OpenTicket } from './open-ticket.command.js';

let orders: InMemoryOrders;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 1 });
});

const open = (input: Partial<OpenTicketInput> = {}, by = amina) =>
  orders.commands.execute(new OpenTicket(by, { subject: 'A question', ...input }));
const order = (by = amina) => open({ accountId: account.id }, by);

describe('opening a ticket', () => {
  it('[ORD-020, API-038] orders a listing at its current price and notifies the administrators', async () => {
    const { ticket, created } = await order();
    expect(created).toBe(true);
    expect(ticket).toMatchObject({
      ticketNumber: 'T-000001',
      orderType: 'rent',
      status: 'pending',
      account: { _id: account.id, codeName: account.name, price: account.price },
    });
    expect(orders.outbox.emitted).toEqual([
      { to: { admins: true }, event: 'new_support_ticket', payload: ticket },
    ]);
    expect(orders.outbox.events).toEqual([
      { topic: 'orders.ticket-opened', payload: { ticketId: ticket._id, clientId: amina.id, ticket } },
    ]);
  });

  it("returns the client's open ticket for the same item, and a new one to another client", async () => {
    const first = await order();
    expect(await order()).toEqual({ ticket: first.ticket, created: false });
    expect((await order(bilal)).created).toBe(true);
  });

  it('returns the ticket of the first command to the second of two concurrent commands', async () => {
    const [one, other] = await Promise.all([order(), order()]);
    expect([one, other].filter(({ created }) => created)).toHaveLength(1);
    expect(one.ticket._id).toBe(other.ticket._id);
    expect(orders.tickets.tickets.size).toBe(1);
  });

  it('opens any number of tickets without an item', async () => {
    expect((await open()).created).toBe(true);
    expect((await open()).created).toBe(true);
  });
});

describe('an order is refused', () => {
  it('[ORD-071] when the listing is out of stock', async () => {
    orders.catalog.items.set(account.id, { ...account, available: 0 });
    await expect(order()).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This account is out of stock',
    });
    expect(orders.tickets.tickets.size).toBe(0);
  });

  it.each([
    ['an unknown', amina.id],
    ['a malformed', 'x'],
  ])('for %s listing', async (_, giftCardId) => {
    await expect(open({ giftCardId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Gift card not found',
    });
  });

  it('[TRU-112] after too many tickets in an hour; refused and repeated orders do not count', async () => {
    await order();
    await order();
    await expect(open({ giftCardId: 'x' })).rejects.toThrow();
    for (let opened = 1; opened < TICKETS_PER_HOUR; opened += 1) await open();
    await expect(open()).rejects.toMatchObject({ code: 'TICKET_LIMIT', message: TICKET_LIMIT });
    expect((await open({}, bilal)).created).toBe(true);
  });
});
