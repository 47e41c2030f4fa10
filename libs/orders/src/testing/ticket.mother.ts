import type { Moment } from '../domain/moment.js';
import type { OrderedItem } from '../domain/ordered-item.js';
import type { Party } from '../domain/party.js';
import { Ticket, type Opening } from '../domain/ticket.js';

const numbered = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const amina: Party = { id: numbered(1), side: 'client' };
export const bilal: Party = { id: numbered(2), side: 'client' };
export const admin: Party = { id: numbered(3), side: 'admin' };
export const secondAdmin: Party = { id: numbered(4), side: 'admin' };

export const account: OrderedItem = {
  kind: 'account',
  id: numbered(5),
  name: 'Desert Racer',
  platform: 'PS5',
  price: { amount: 2500, currency: 'DZD' },
};

let given = 100;
/** A moment of its own for each step of a story. */
export const moment = (at = new Date('2026-03-01T10:00:00Z')): Moment => ({
  at,
  newId: () => numbered(++given),
});

/** Amina's request for an account, just opened. */
export const openTicket = (changes: Partial<Opening> = {}) =>
  Ticket.open(
    {
      number: 'T-000123',
      clientId: amina.id,
      subject: 'Order Request: Desert Racer',
      orderType: 'rent',
      item: account,
      ...changes,
    },
    moment(),
  );

export const aTicket = (changes: Partial<Opening> = {}): Ticket => openTicket(changes).ticket;
