import { OpenRenewal, type Renewal } from '@manette/contracts/orders';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, amina } from '../../testing/ticket.mother.js';
import type { OpenedTicket } from '../open-ticket/open-ticket.command.js';
import { OpenTicket } from '../open-ticket/open-ticket.command.js';

const renewal: Renewal = {
  termId: '00000000-0000-7000-8000-000000000009',
  codeName: 'Desert Racer',
  price: { amount: 2500, currency: 'DZD' },
  months: 3,
};

let orders: InMemoryOrders;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 1 });
});
const open = (changes: Partial<Renewal> = {}) =>
  orders.commands.execute<OpenRenewal, OpenedTicket>(new OpenRenewal(amina.id, { ...renewal, ...changes }));
const order = (input: object = { accountId: account.id }) =>
  orders.commands.execute(new OpenTicket(amina, { subject: 'An order', ...input }));
const autoCard = (on = true) => {
  orders.life.settings = { ...orders.life.settings, autoPaymentCard: on };
};

describe('opening a renewal', () => {
  it('[LIF-087] opens a ticket about the rental, and returns this ticket while it is open', async () => {
    const { ticket, created } = await open();
    expect(created).toBe(true);
    expect(ticket).toMatchObject({
      ...{ subject: 'Renewal: Desert Racer', orderType: 'rent', account: null, renewal, payment: 'none' },
    });
    expect(await open()).toEqual({ ticket, created: false });
    expect(orders.outbox.emitted.map(({ event }) => event)).toEqual(['new_support_ticket']);
  });
});

describe('the payment card of a new ticket', () => {
  it('[LIF-038] is shown with the price, if the shop settings ask for it', async () => {
    autoCard();
    const { ticket } = await order();
    expect(ticket.payment).toBe('awaiting');
    expect(orders.life.shownCards).toEqual([
      { ticketId: ticket._id, clientId: ticket.client._id, amount: account.price },
    ]);
    expect((await open()).ticket.payment).toBe('awaiting');
    const told = orders.tickets.messagesOf(ticket._id).map(({ content }) => content);
    expect(told).toContain('A payment was requested.');
    const requested = orders.tickets.entries.filter(({ kind }) => kind === 'payment_requested');
    expect(requested).toMatchObject([{ ticketId: ticket._id, actorId: null }, {}]);
  });

  it('[LIF-038, LIF-005] is not shown otherwise', async () => {
    expect((await order()).ticket.payment).toBe('none');
    autoCard();
    expect((await order({})).ticket.payment).toBe('none');
    expect((await open({ price: { amount: 0, currency: 'DZD' } })).ticket.payment).toBe('none');
    expect(orders.life.shownCards).toEqual([]);
  });

  it('[LIF-038] is not shown while no payment method is active', async () => {
    autoCard();
    orders.life.hasPaymentMethod = false;
    expect((await open()).ticket.payment).toBe('none');
  });
});
