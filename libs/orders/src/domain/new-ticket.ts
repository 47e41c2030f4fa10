import type { OrderType, Priority, Renewal } from '@manette/contracts/orders';
import type { OrderedItem } from './ordered-item.js';
import { itemFields, renewalFields, termFields, type TicketState } from './ticket.fields.js';
import type { TimeAndIds } from './time-and-ids.js';

/** The values with which a ticket is opened. */
export interface NewTicket {
  /** Generated if absent. */
  id?: string;
  number: string;
  clientId: string;
  subject: string;
  orderType: OrderType;
  item: OrderedItem | null;
  /** The rental that the ticket prolongs; such a ticket has no item. */
  renewal?: Renewal;
  /** Medium if absent. */
  priority?: Priority;
  importKey?: string;
  /** Becomes the client's first message. */
  description?: string | undefined;
}

/** The state of a ticket that was just opened, without messages [ORD-005]. */
export const newTicketState = (
  { id, number, clientId, subject, orderType, item, renewal, priority, importKey }: NewTicket,
  { now, newId }: TimeAndIds,
): TicketState => ({
  id: id ?? newId(),
  number,
  clientId,
  subject,
  orderType,
  status: 'pending',
  priority: priority ?? 'medium',
  assignedAdminId: null,
  reason: null,
  ...itemFields(item),
  ...renewalFields(renewal ?? null),
  ...termFields(null),
  payment: 'none',
  delivery: null,
  holdMinutes: null,
  holdExpiresAt: null,
  rated: false,
  unreadByClient: 0,
  unreadByAdmin: 0,
  seenByClient: 0,
  seenByAdmin: 0,
  messageCount: 0,
  waitingSince: now,
  answeredAt: null,
  importKey: importKey ?? null,
  createdAt: now,
  updatedAt: now,
  closedAt: null,
  deletedAt: null,
});
