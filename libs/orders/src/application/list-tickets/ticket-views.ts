import type { Page } from '@manette/contracts/http';
import type { TicketListQuery, TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** Tickets as people read them: clients their own, administrators all of them. One statement each. */
export abstract class TicketViews {
  /** Throws `TicketNotFound`, also for a foreign or malformed id. */
  abstract find(id: string, reader: Actor): Promise<TicketView>;
  /** Newest first [API-037, ORD-010..013]. */
  abstract list(query: TicketListQuery, reader: Actor): Promise<Page<TicketView>>;
  /** Unread messages over all tickets of that side (contract, section 3). */
  abstract unreadCount(reader: Actor): Promise<number>;
}
