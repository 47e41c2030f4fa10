import { TakeItem } from '@manette/contracts/fulfilment';
import { OpenRenewal } from '@manette/contracts/orders';
import { ProlongTerm, TakeSlot } from '@manette/contracts/rentals';
import { DomainError } from '@manette/contracts/errors';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina, openTicket } from '../../testing/ticket.mother.js';
import type { OpenedTicket } from '../open-ticket/open-ticket.command.js';
import { CompleteTicket, type CompletionInput } from './complete-ticket.command.js';

const TERM = { _id: '00000000-0000-7000-8000-000000000088', endsAt: '2026-05-01T12:00:00.000Z' };

let orders: InMemoryOrders;
let ticketId: string;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 2 });
  const { ticket, changes } = openTicket();
  await orders.tickets.add(ticket, changes);
  ticketId = ticket.id;
});

const complete = (input: CompletionInput = {}, id = ticketId, by = admin) =>
  orders.commands.execute(new CompleteTicket(by, id, input));
const require = () => {
  orders.life.settings = { ...orders.life.settings, requirePaymentProof: true };
};
const told = (id = ticketId) => orders.tickets.messagesOf(id).map(({ content }) => content);
const kinds = () => orders.tickets.entries.map(({ kind }) => kind);
const renew = async (amount = 2500) => {
  const price = { amount, currency: 'DZD' as const };
  const renewal = { termId: TERM._id, codeName: 'Desert Racer', price, months: 3 };
  const open = new OpenRenewal(amina.id, renewal);
  return (await orders.commands.execute<OpenRenewal, OpenedTicket>(open)).ticket;
};

describe('completing an order of a listing with counted stock', () => {
  it('[LIF-053, LIF-077] takes slot and item, starts the term and announces the delivery', async () => {
    Object.assign(orders.units, { hasVault: true, hasLedger: true, term: TERM });
    expect(await complete({ slotKind: 'principal_ps5' })).toMatchObject({
      ...{ status: 'completed', term: TERM, delivery: 'ready' },
    });
    const [slot, item] = orders.units.told;
    expect(slot).toBeInstanceOf(TakeSlot);
    expect(slot).toMatchObject({ ticket: { id: ticketId, orderType: 'rent' }, slotKind: 'principal_ps5' });
    expect(item).toBeInstanceOf(TakeItem);
    expect(item).toMatchObject({ ticket: { number: 'T-000123' }, slotId: expect.any(String) });
    expect(orders.catalog.items.get(account.id)?.available).toBe(1);
    expect(told().slice(-3)).toEqual([
      ...['The order was completed.', 'The rental has started.', 'The delivery is ready.'],
    ]);
    expect(kinds().slice(-3)).toEqual(['completed', 'term_started', 'delivered']);
  });

  it('[LIF-003] is refused with the refusal of vault or ledger, and the ticket stays open', async () => {
    Object.assign(orders.units, { hasLedger: true });
    orders.units.refusal = new DomainError('VALIDATION_FAILED', 'Choose the console of this rental');
    await expect(complete()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(orders.tickets.tickets.get(ticketId)).toMatchObject({ status: 'pending', messageCount: 1 });
    expect(orders.catalog.items.get(account.id)?.available).toBe(2);
    expect(orders.outbox.emitted).toEqual([]);
  });

  it('[LIF-088] prolongs the rental of a renewal, and takes nothing from stock', async () => {
    const renewal = await renew();
    await complete({}, renewal._id);
    expect(orders.units.told).toEqual([expect.any(ProlongTerm)]);
    expect(told(renewal._id).slice(-2)).toEqual(['The order was completed.', 'The rental was prolonged.']);
    expect(orders.catalog.items.get(account.id)?.available).toBe(2);
  });
});

describe('completing without an accepted payment', () => {
  const refused = {
    code: 'PAYMENT_REQUIRED',
    message: 'The payment of this order has not been accepted',
  };

  it('[LIF-039] is refused where the shop requires it, unless a reason is given', async () => {
    require();
    await expect(complete()).rejects.toMatchObject(refused);
    expect(await complete({ paymentOverride: 'Paid in cash' })).toMatchObject({ status: 'completed' });
    const overridden = { kind: 'payment_overridden', actorId: admin.id, detail: { reason: 'Paid in cash' } };
    expect(orders.tickets.entries).toContainEqual(expect.objectContaining(overridden));
  });

  it('[LIF-039] applies to renewals and to tickets with a payment card', async () => {
    require();
    const renewal = await renew();
    await expect(complete({}, renewal._id)).rejects.toMatchObject(refused);
    const { ticket, changes } = openTicket({ item: null, orderType: 'general' });
    changes.messages.push(
      ...ticket.amend({ payment: 'rejected' }, { now: new Date(), newId: () => 'x' }).messages,
    );
    await orders.tickets.add(ticket, changes);
    await expect(complete({}, ticket.id)).rejects.toMatchObject(refused);
  });

  it('[LIF-039] needs no payment if nothing is owed, and adds no timeline entry', async () => {
    await complete({ paymentOverride: 'Not needed' });
    require();
    const { ticket, changes } = openTicket({ item: null, orderType: 'general' });
    await orders.tickets.add(ticket, changes);
    expect(await complete({ paymentOverride: 'Not needed' }, ticket.id)).toMatchObject({
      status: 'completed',
    });
    expect(kinds()).not.toContain('payment_overridden');
  });

  it('[LIF-003] is checked after the ticket and before the units', async () => {
    require();
    orders.catalog.items.set(account.id, { ...account, available: 0 });
    await expect(complete({}, ticketId, amina)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(complete()).rejects.toMatchObject(refused);
    const paid = { paymentOverride: 'Paid in cash' };
    await expect(complete(paid)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    orders.catalog.items.set(account.id, { ...account, available: 1 });
    await complete(paid);
    await expect(complete()).rejects.toMatchObject({ code: 'TICKET_CLOSED' });
  });
});
