import { AmendTicket, LockTicket, type TicketAmendment, type TicketFacts } from '@manette/contracts/orders';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina, bilal, openTicket } from '../../testing/ticket.mother.js';
import { CancelTicket } from '../cancel-ticket/cancel-ticket.command.js';

let orders: InMemoryOrders;
let ticketId: string;
beforeEach(async () => {
  orders = await inMemoryOrders();
  const { ticket, changes } = openTicket();
  await orders.tickets.add(ticket, changes);
  ticketId = ticket.id;
});

const lock = (by = amina, allowed: 'owner' | 'admin' | 'both' = 'both', id = ticketId) => {
  const caller = { user: { id: by.id, role: by.side }, allowed };
  return orders.commands.execute<LockTicket, TicketFacts>(new LockTicket(id, caller));
};
const amend = (amendment: TicketAmendment) => orders.commands.execute(new AmendTicket(ticketId, amendment));
const stored = () => orders.tickets.tickets.get(ticketId);

describe('locking a ticket for another context', () => {
  it('[LIF-001] returns the facts of the ticket that other contexts may know', async () => {
    expect(await lock()).toMatchObject({
      ...{ id: ticketId, number: 'T-000123', clientId: amina.id, status: 'pending', orderType: 'rent' },
      ...{ item: account, renewal: null, payment: 'none', delivery: null, term: null, closedAt: null },
    });
  });

  it('[LIF-008] refuses tickets of other clients like unknown ones', async () => {
    await expect(lock(bilal)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(lock(amina, 'owner', 'T-000123')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(lock(admin, 'owner', admin.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[LIF-009] refuses a caller of the side that is not allowed', async () => {
    await expect(lock(admin, 'owner')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the client of this order can do this',
    });
    await expect(lock(amina, 'admin')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await lock(admin, 'admin')).toMatchObject({ id: ticketId });
    const itself = new LockTicket(ticketId, { user: null, allowed: 'owner' });
    expect(await orders.commands.execute<LockTicket, TicketFacts>(itself)).toMatchObject({ id: ticketId });
  });
});

describe('amending a ticket for another context', () => {
  it('[LIF-002, LIF-015] writes fields, message and entry, and notifies both sides', async () => {
    const entry = { kind: 'payment_rejected', actorId: admin.id, reason: 'Unreadable' } as const;
    await amend({ payment: 'rejected', systemMessage: 'proofRejected', entry });
    expect(stored()).toMatchObject({ payment: 'rejected', status: 'pending' });
    expect(orders.tickets.messagesOf(ticketId).at(-1)).toMatchObject({
      ...{ content: 'The proof of payment was rejected.', type: 'system' },
    });
    const last = { kind: 'payment_rejected', actorId: admin.id, detail: { reason: 'Unreadable' } };
    expect(orders.tickets.entries.at(-1)).toMatchObject(last);
    expect(orders.outbox.emitted.map(({ event }) => event)).toEqual(['support_message', 'ticket_updated']);
    expect(orders.outbox.emitted.at(-1)).toMatchObject({
      to: [{ user: amina.id }, { admins: true }],
      payload: { payment: 'rejected', rated: false },
    });
  });

  it('[LIF-002] notifies nobody if only a timeline entry is added', async () => {
    await amend({ entry: { kind: 'rules_acknowledged', actorId: amina.id } });
    expect(orders.tickets.entries.at(-1)).toMatchObject({ kind: 'rules_acknowledged' });
    expect(orders.outbox.emitted).toEqual([]);
  });

  it('[LIF-011] amends a closed ticket without changing status, unread counters and waiting time', async () => {
    await orders.commands.execute(new CancelTicket(amina, ticketId, null));
    const { status, unreadByAdmin, unreadByClient, waitingSince } = stored()!;
    const term = { _id: admin.id, endsAt: '2026-12-01T10:00:00.000Z' };
    await amend({ term, delivery: 'expired', systemMessage: 'accountReturned' });
    expect(stored()).toMatchObject({ status, unreadByAdmin, unreadByClient, waitingSince });
    expect(orders.outbox.emitted.at(-1)?.payload).toMatchObject({ term, delivery: 'expired' });
  });
});
