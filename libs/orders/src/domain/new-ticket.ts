import type { OrderType, Priority } from '@manette/contracts/orders';
import type { OrderedItem } from './ordered-item.js';
import { itemFields, type TicketState } from './ticket.fields.js';
import type { TimeAndIds } from './time-and-ids.js';

/** What a ticket is opened with. */
export interface NewTicket {
  /** A new one unless given. */
  id?: string;
  number: string;
  clientId: string;
  subject: string;
  orderType: OrderType;
  item: OrderedItem | null;
  /** Medium unless given. */
  priority?: Priority;
  importKey?: string;
  /** Becomes the client's first message. */
  description?: string | undefined;
}

/** The state of a ticket that was just opened, without messages [ORD-005]. */
export const newTicketState = (
  { id, number, clientId, subject, orderType, item, priority, importKey }: NewTicket,
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
