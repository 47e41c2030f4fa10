import type { TicketView } from '@manette/contracts/orders';
import { isoTime, rowOf } from '@manette/platform';
import type { Kysely } from 'kysely';
import type { Ticket } from '../domain/ticket.js';
import type { TicketClient } from './open-ticket/order-facts.js';
import type { OrdersTables, TicketRow } from './orders.tables.js';

/** The name of a deleted user [ORD-084]. */
export const DELETED_PERSON = '[Deleted]';

interface People {
  client_username: string | null;
  client_online: boolean | null;
  admin_username: string | null;
  admin_online: boolean | null;
}
export type TicketViewRow = Omit<
  TicketRow,
  'import_key' | 'search' | 'message_count' | 'answered_at' | 'closed_at'
> &
  People;

/**
 * Selects the tickets that are not deleted, with the names of client and administrator from the view that identity
 * publishes.
 */
export const ticketsWithPeople = (db: Kysely<OrdersTables>) =>
  db
    .selectFrom('orders.ticket as t')
    .leftJoin('identity.public_user as c', 'c.id', 't.client_id')
    .leftJoin('identity.public_user as a', 'a.id', 't.assigned_admin_id')
    .where('t.deleted_at', 'is', null);

export const TICKET_VIEW_COLUMNS = [
  't.id',
  't.number',
  't.client_id',
  't.subject',
  't.order_type',
  't.status',
  't.priority',
  't.assigned_admin_id',
  't.reason',
  't.item_kind',
  't.item_id',
  't.item_name',
  't.item_platform',
  't.item_amount',
  't.item_currency',
  't.renewal_term_id',
  't.renewal_code_name',
  't.renewal_amount',
  't.renewal_currency',
  't.renewal_months',
  't.payment',
  't.delivery',
  't.term_id',
  't.term_ends_at',
  't.hold_minutes',
  't.hold_expires_at',
  't.rated',
  't.unread_by_client',
  't.unread_by_admin',
  't.seen_by_client',
  't.seen_by_admin',
  't.waiting_since',
  't.created_at',
  't.updated_at',
  't.deleted_at',
  'c.username as client_username',
  'c.is_online as client_online',
  'a.username as admin_username',
  'a.is_online as admin_online',
] as const;

const person = (_id: string, username: string | null, isOnline: boolean | null) => ({
  _id,
  username: username ?? DELETED_PERSON,
  isOnline: isOnline ?? false,
});

function itemOf(row: TicketViewRow): Pick<TicketView, 'account' | 'giftCard'> {
  if (!row.item_id || !row.item_currency) return { account: null, giftCard: null };
  const price = { amount: Number(row.item_amount), currency: row.item_currency };
  const item = { _id: row.item_id, price };
  const name = row.item_name ?? '';
  return row.item_kind === 'account'
    ? { account: { ...item, codeName: name }, giftCard: null }
    : { account: null, giftCard: { ...item, name, platform: row.item_platform ?? '' } };
}

const renewalOf = (row: TicketViewRow): TicketView['renewal'] =>
  row.renewal_term_id && row.renewal_currency
    ? {
        termId: row.renewal_term_id,
        codeName: row.renewal_code_name ?? '',
        price: { amount: Number(row.renewal_amount), currency: row.renewal_currency },
        months: row.renewal_months ?? 0,
      }
    : null;

/** Returns the states of payment, delivery, hold, renewal, rental and rating of an order [LIF-001]. */
const lifeOf = (
  row: TicketViewRow,
): Pick<TicketView, 'payment' | 'delivery' | 'hold' | 'renewal' | 'term' | 'rated'> => ({
  payment: row.payment,
  delivery: row.delivery,
  hold:
    row.hold_minutes !== null && row.hold_expires_at
      ? { minutes: row.hold_minutes, expiresAt: isoTime(row.hold_expires_at) }
      : null,
  renewal: renewalOf(row),
  term: row.term_id ? { _id: row.term_id, endsAt: row.term_ends_at && isoTime(row.term_ends_at) } : null,
  rated: row.rated,
});

/** Returns a ticket as clients and administrators see it [ORD-024..033]. */
export const ticketViewOf = (row: TicketViewRow): TicketView => ({
  _id: row.id,
  ticketId: row.id,
  ticketNumber: row.number,
  subject: row.subject,
  status: row.status,
  orderType: row.order_type,
  priority: row.priority,
  client: person(row.client_id, row.client_username, row.client_online),
  assignedAdmin: row.assigned_admin_id
    ? person(row.assigned_admin_id, row.admin_username, row.admin_online)
    : null,
  ...itemOf(row),
  ...lifeOf(row),
  reason: row.reason,
  unreadByClient: row.unread_by_client,
  unreadByAdmin: row.unread_by_admin,
  seenByClient: row.seen_by_client,
  seenByAdmin: row.seen_by_admin,
  waitingSince: row.waiting_since && isoTime(row.waiting_since),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

const amountText = (amount: number | null) => (amount === null ? null : String(amount));

/** Returns the view of a ticket that was just opened, as it will be read once it is stored. */
export const newTicketViewOf = (ticket: Ticket, client: TicketClient | null): TicketView =>
  ticketViewOf({
    ...rowOf(ticket),
    item_amount: amountText(ticket.itemAmount),
    renewal_amount: amountText(ticket.renewalAmount),
    client_username: client?.username ?? null,
    client_online: client?.isOnline ?? null,
    admin_username: null,
    admin_online: null,
  });
