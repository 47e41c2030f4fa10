import type { Actor } from '../domain/actor.js';
import type { NewTicket } from '../domain/new-ticket.js';
import type { OrderedItem } from '../domain/ordered-item.js';
import { Ticket } from '../domain/ticket.js';
import type { TimeAndIds } from '../domain/time-and-ids.js';

const numbered = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const amina: Actor = { id: numbered(1), side: 'client' };
export const bilal: Actor = { id: numbered(2), side: 'client' };
export const admin: Actor = { id: numbered(3), side: 'admin' };
export const secondAdmin: Actor = { id: numbered(4), side: 'admin' };

export const account: OrderedItem = {
  kind: 'account',
  id: numbered(5),
  name: 'Desert Racer',
  platform: 'PS5',
  price: { amount: 2500, currency: 'DZD' },
};

let lastId = 100;
/** The time of one change, and ids that no other change has. */
export const time = (now = new Date('2026-03-01T10:00:00Z')): TimeAndIds => ({
  now,
  newId: () => numbered(++lastId),
});

/** Amina's request for an account, just opened. */
export const openTicket = (changes: Partial<NewTicket> = {}) =>
  Ticket.open(
    {
      number: 'T-000123',
      clientId: amina.id,
      subject: 'Order Request: Desert Racer',
      orderType: 'rent',
      item: account,
      ...changes,
    },
    time(),
  );

export const aTicket = (changes: Partial<NewTicket> = {}): Ticket => openTicket(changes).ticket;
