import type { OrderType, Renewal, TicketTerm } from '../orders/index.js';
import type { SlotKind } from './slot-kinds.js';

/**
 * Takes a slot of an account for a ticket that is being completed: the slot that it holds, otherwise the oldest free one. A
 * ticket of type rent starts a term unless the kind is `complete`; any other ticket makes the slot sold [LIF-077, LIF-078]. The
 * caller must have locked the ticket and the listing, and changes the stock. Returns `TakenSlot`. Refused with 400 'Choose the
 * console of this rental' and with OUT_OF_STOCK.
 */
export class TakeSlot {
  constructor(
    readonly accountId: string,
    readonly ticket: { id: string; clientId: string; orderType: OrderType },
    readonly slotKind?: SlotKind,
  ) {}
}

export interface TakenSlot {
  slotId: string;
  kind: SlotKind;
  /** The rental that starts; null if none does. */
  term: TicketTerm | null;
}

/**
 * Holds a free slot for a ticket, with the same refusals as `TakeSlot`. A slot that the ticket already holds stays. Returns
 * `{slotId: string, kind: SlotKind}` [LIF-108].
 */
export class HoldSlot {
  constructor(
    readonly accountId: string,
    readonly ticketId: string,
    readonly slotKind?: SlotKind,
  ) {}
}

/** Frees the slot that a ticket holds. Does nothing if it holds none. */
export class ReleaseSlot {
  constructor(readonly ticketId: string) {}
}

/**
 * Extends a rental by the months of a renewal that is being completed [LIF-088]. Returns the `TicketTerm`; refused with
 * TERM_ENDED [LIF-089]. The caller must have locked the renewal's ticket; this command locks the term's own ticket.
 */
export class ProlongTerm {
  constructor(
    readonly renewal: Renewal,
    readonly ticketId: string,
    readonly byAdminId: string,
  ) {}
}

/**
 * Adds free slots for items that are added to the vault, in the caller's transaction. Returns their ids, in order [LIF-076].
 */
export class AddSlots {
  constructor(
    readonly accountId: string,
    readonly kind: SlotKind,
    readonly count: number,
  ) {}
}

/** Removes the slot of an item that is deleted from the vault or found faulty. The caller changes the stock. */
export class RemoveSlot {
  constructor(readonly slotId: string) {}
}

/** Moves the term of a replaced item to the slot of its replacement, and removes the former slot. */
export class MoveTerm {
  constructor(
    readonly fromSlotId: string,
    readonly toSlotId: string,
  ) {}
}
