import type { ItemRef } from '../catalog/index.js';

/**
 * Takes an item of the vault for a ticket that is being completed and creates its delivery. Takes the item that the ticket
 * holds, otherwise the item of `slotId`, otherwise the oldest free item [LIF-053]. The caller must have locked the ticket and
 * the listing, and changes the stock. Refused with OUT_OF_STOCK.
 */
export class TakeItem {
  constructor(
    readonly listing: ItemRef,
    readonly ticket: { id: string; number: string; clientId: string },
    readonly slotId: string | null,
  ) {}
}

/** Holds an item for a ticket: the item of `slotId`, otherwise the oldest free one. Refused with OUT_OF_STOCK. */
export class HoldItem {
  constructor(
    readonly listing: ItemRef,
    readonly ticketId: string,
    readonly slotId: string | null,
  ) {}
}

/**
 * Marks the item of a slot as delivered, but without a delivery, for a rental that began before the ledger [LIF-083].
 * `ReturnItem` frees it again. Does nothing if the slot has no item. The caller must have locked the listing, and changes the
 * stock.
 */
export class LendItem {
  constructor(readonly slotId: string) {}
}

/** Frees the item that a ticket holds. Does nothing if it holds none. */
export class ReleaseItem {
  constructor(readonly ticketId: string) {}
}

/**
 * Takes back the item of a slot whose rental is over, with a new or unchanged password, and ends its delivery, in the caller's
 * transaction [LIF-091, LIF-092]. Returns whether this made a delivery expire; the caller amends the ticket.
 */
export class ReturnItem {
  constructor(
    readonly slotId: string,
    readonly password: string | null,
  ) {}
}
