import type { TicketCaller } from './ticket-caller.js';
import type { DeliveryState, PaymentState, Renewal, TicketTerm } from './ticket-facts.js';
import type { SYSTEM_MESSAGES } from './system-messages.js';
import type { TimelineKind } from './timeline.js';

/**
 * Locks a ticket until the caller's transaction ends, and returns its `TicketFacts`. It must run before any listing or unit is
 * locked. Refused with NOT_FOUND for an unknown, malformed or deleted id and for another client's ticket, and with FORBIDDEN
 * for a side that may not perform the action [LIF-008, LIF-009].
 */
export class LockTicket {
  constructor(
    readonly ticketId: string,
    readonly caller: TicketCaller,
  ) {}
}

/** The changes of another context to a locked ticket. Absent fields stay. */
export interface TicketAmendment {
  payment?: PaymentState;
  delivery?: DeliveryState | null;
  term?: TicketTerm | null;
  /** A message that is added to the conversation, even of a closed ticket; it counts as unread for neither side [LIF-011]. */
  systemMessage?: keyof typeof SYSTEM_MESSAGES;
  /** `actorId` is null for the product itself. */
  entry?: { kind: TimelineKind; actorId: string | null; reason?: string | null };
}

/**
 * Applies the changes of another context to a ticket that it has locked: fields, a system message, a timeline entry. If a field
 * changed, emits `ticket_updated` to its owner and the administrators [LIF-002].
 */
export class AmendTicket {
  constructor(
    readonly ticketId: string,
    readonly amendment: TicketAmendment,
  ) {}
}

/**
 * Opens the ticket that prolongs a rental, or finds the client's open ticket for that rental, in the caller's transaction.
 * Returns `{ticket: TicketView, created: boolean}` [LIF-087].
 */
export class OpenRenewal {
  constructor(
    readonly clientId: string,
    readonly renewal: Renewal,
  ) {}
}
