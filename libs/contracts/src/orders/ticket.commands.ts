import type { TicketCaller } from './ticket-caller.js';
import type { DeliveryState, PaymentState, Renewal, TicketTerm } from './ticket-facts.js';
import type { SYSTEM_MESSAGES } from './system-messages.js';
import type { TimelineKind } from './timeline.js';

/**
 * Locks a ticket until the caller's transaction ends, before any listing and unit, and answers its `TicketFacts`.
 * Refused with NOT_FOUND for an unknown, malformed or deleted id and for somebody else's ticket, and with FORBIDDEN for
 * a side that the call is not for [LIF-008, LIF-009].
 */
export class LockTicket {
  constructor(
    readonly ticketId: string,
    readonly caller: TicketCaller,
  ) {}
}

/** What an act of another context changes on a locked ticket. Absent fields stay. */
export interface TicketAmendment {
  payment?: PaymentState;
  delivery?: DeliveryState | null;
  term?: TicketTerm | null;
  /** Added to the conversation, of a closed ticket too; counts as unread for nobody [LIF-011]. */
  systemMessage?: keyof typeof SYSTEM_MESSAGES;
  /** `actorId` is null for the product itself. */
  entry?: { kind: TimelineKind; actorId: string | null; reason?: string | null };
}

/**
 * Writes what another context has done to the ticket that it has locked: fields, a system message, a timeline entry; and
 * tells its owner and the administrators by `ticket_updated` where a field changed [LIF-002]. Answers nothing.
 */
export class AmendTicket {
  constructor(
    readonly ticketId: string,
    readonly amendment: TicketAmendment,
  ) {}
}

/**
 * Opens the ticket that prolongs a rental, or finds the client's open one for that rental, in the caller's transaction.
 * Answers `{ticket: TicketView, created: boolean}` [LIF-087].
 */
export class OpenRenewal {
  constructor(
    readonly clientId: string,
    readonly renewal: Renewal,
  ) {}
}
