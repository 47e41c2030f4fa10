import { HoldItem, ReleaseItem } from '@manette/contracts/fulfilment';
import { HoldSlot, ReleaseSlot } from '@manette/contracts/rentals';
import { inMemoryOrders, type InMemoryOrders } from '../../testing/in-memory-orders.js';
import { account, admin, amina, bilal, openTicket } from '../../testing/ticket.mother.js';
import { CancelTicket } from '../cancel-ticket/cancel-ticket.command.js';
import { CompleteTicket } from '../complete-ticket/complete-ticket.command.js';
import { DeleteTicket } from '../delete-ticket/delete-ticket.command.js';
import { OpenTicket } from '../open-ticket/open-ticket.command.js';
import { ReleaseHold } from '../release-hold/release-hold.command.js';
import { HoldUnit } from './hold-unit.command.js';

const MINUTE = 60_000;

let orders: InMemoryOrders;
let ticketId: string;
let other: string;
beforeEach(async () => {
  orders = await inMemoryOrders();
  orders.catalog.items.set(account.id, { ...account, available: 1 });
  ticketId = await opened(amina.id);
  other = await opened(bilal.id);
});

async function opened(clientId: string, item: typeof account | null = account): Promise<string> {
  const { ticket, changes } = openTicket({ clientId, item });
  await orders.tickets.add(ticket, changes);
  return ticket.id;
}
const hold = (id = ticketId, minutes: 15 | 30 | 60 = 15) =>
  orders.commands.execute(new HoldUnit(admin, id, { minutes }));
const complete = (id = ticketId) => orders.commands.execute(new CompleteTicket(admin, id));
const release = (id = ticketId) => orders.commands.execute(new ReleaseHold(admin, id));
const available = () => orders.catalog.items.get(account.id)?.available;
const told = () => orders.tickets.messagesOf(ticketId).map(({ content }) => content);
const ended = () => told().filter((content) => content === 'The hold has ended.').length;

describe('a hold', () => {
  it('[LIF-108, LIF-109, LIF-119] sets one unit aside, for the minutes scaled by the period factor of the configuration', async () => {
    const { ticket, created } = await hold();
    expect(created).toBe(true);
    const expiresAt = new Date(orders.clock.now().getTime() + 7.5 * MINUTE).toISOString();
    expect(ticket.hold).toEqual({ minutes: 15, expiresAt });
    expect(available()).toBe(0);
    expect(told().at(-1)).toBe('One unit is held for this order.');
    expect(orders.tickets.entries.at(-1)).toMatchObject({ kind: 'held', actorId: admin.id });
    await expect(hold(other)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await expect(complete(other)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('[LIF-108] restarts its time without taking a second unit', async () => {
    await hold();
    orders.clock.advance(MINUTE);
    const { ticket, created } = await hold(ticketId, 60);
    expect(created).toBe(false);
    const expiresAt = new Date(orders.clock.now().getTime() + 30 * MINUTE).toISOString();
    expect(ticket.hold).toEqual({ minutes: 60, expiresAt });
    expect(told().filter((content) => content.startsWith('One unit'))).toHaveLength(1);
    expect(available()).toBe(0);
  });

  it('[LIF-109, LIF-013] is used by the completion of its ticket, which takes no other unit', async () => {
    await hold();
    expect(await complete()).toMatchObject({ status: 'completed', hold: null });
    expect(available()).toBe(0);
    expect(ended()).toBe(0);
  });

  it('[LIF-110] returns its unit when it is released, only once', async () => {
    await hold();
    expect((await release()).hold).toBeNull();
    expect(available()).toBe(1);
    expect(ended()).toBe(1);
    await expect(release()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[LIF-110] returns its unit when its ticket is cancelled or deleted', async () => {
    await hold();
    await orders.commands.execute(new CancelTicket(amina, ticketId, null));
    expect([available(), ended()]).toEqual([1, 1]);
    await hold(other);
    await orders.commands.execute(new DeleteTicket(admin, other));
    expect(available()).toBe(1);
    expect(orders.outbox.events.at(-1)).toEqual({
      topic: 'orders.ticket-deleted',
      payload: { ticketId: other },
    });
  });

  it('[LIF-110] returns its unit automatically when its time is over, only once', async () => {
    await hold();
    await orders.overdue.release();
    expect(available()).toBe(0);
    orders.clock.advance(8 * MINUTE);
    await orders.overdue.release();
    await orders.overdue.release();
    expect([available(), ended()]).toEqual([1, 1]);
    expect(orders.tickets.entries.at(-1)).toMatchObject({ kind: 'hold_released', actorId: null });
    expect(orders.outbox.emitted.at(-1)).toMatchObject({ event: 'ticket_updated', payload: { hold: null } });
  });

  it('[LIF-110] does not block another order once its time is over, even before its unit was returned', async () => {
    await hold();
    orders.clock.advance(8 * MINUTE);
    const wanted = { subject: 'An order', accountId: account.id };
    await orders.commands.execute(new OpenTicket({ id: admin.id, side: 'client' }, wanted));
    await hold();
    orders.clock.advance(8 * MINUTE);
    expect(await complete(other)).toMatchObject({ status: 'completed' });
    expect([available(), ended()]).toEqual([0, 2]);
  });

  it('[LIF-108] needs a listing and an open ticket', async () => {
    const general = await opened(amina.id, null);
    const refused = { code: 'CONFLICT', message: 'This ticket has no listing' };
    await expect(hold(general)).rejects.toMatchObject(refused);
    await complete();
    await expect(hold()).rejects.toMatchObject({ code: 'TICKET_CLOSED' });
    const byClient = new HoldUnit(bilal, other, { minutes: 15 });
    await expect(orders.commands.execute(byClient)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('[LIF-109] holds and releases slot and item if vault and ledger count the units', async () => {
    Object.assign(orders.units, { hasVault: true, hasLedger: true });
    await hold();
    await release();
    const classes = [HoldSlot, HoldItem, ReleaseSlot, ReleaseItem];
    expect(orders.units.told.map(({ constructor }) => constructor)).toEqual(classes);
    expect(available()).toBe(1);
  });
});
