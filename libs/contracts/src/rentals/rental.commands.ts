import type { OrderType, Renewal, TicketTerm } from '../orders/index.js';
import type { SlotKind } from './slot-kinds.js';

/**
 * Takes a slot of an account for a ticket that is being completed: the one that it holds, else the oldest free one. A
 * ticket of type rent starts a term unless the kind is `complete`; any other leaves the slot sold [LIF-077, LIF-078].
 * The caller has locked ticket and listing, and changes the stock. Answers `TakenSlot`; refused with 400 'Choose the
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
  /** Null where no term starts. */
  term: TicketTerm | null;
}

/**
 * Sets a free slot aside for a ticket, with the refusals of `TakeSlot`; the slot that the ticket holds already stays.
 * Answers `{slotId: string, kind: SlotKind}` [LIF-108].
 */
export class HoldSlot {
  constructor(
    readonly accountId: string,
    readonly ticketId: string,
    readonly slotKind?: SlotKind,
  ) {}
}

/** Frees the slot that a ticket holds. Answers nothing, also where it holds none. */
export class ReleaseSlot {
  constructor(readonly ticketId: string) {}
}

/**
 * Moves the end of a rental by the months of a renewal that is being completed [LIF-088]. Answers the `TicketTerm`;
 * refused with TERM_ENDED [LIF-089]. The renewal's ticket is locked by the caller; the term's own ticket is locked here.
 */
export class ProlongTerm {
  constructor(
    readonly renewal: Renewal,
    readonly ticketId: string,
    readonly byAdminId: string,
  ) {}
}

/** Makes free slots for items that the vault gets, in the caller's transaction. Answers their ids, in order [LIF-076]. */
export class AddSlots {
  constructor(
    readonly accountId: string,
    readonly kind: SlotKind,
    readonly count: number,
  ) {}
}

/** Removes the slots of items that the vault erases or finds faulty; their stock is the caller's. Answers nothing. */
export class RemoveSlot {
  constructor(readonly slotId: string) {}
}

/** Moves the term of a replaced item to the slot of the item that replaces it; the former slot is removed. Answers nothing. */
export class MoveTerm {
  constructor(
    readonly fromSlotId: string,
    readonly toSlotId: string,
  ) {}
}
