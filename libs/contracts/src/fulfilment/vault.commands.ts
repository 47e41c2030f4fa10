import type { ItemRef } from '../catalog/index.js';

/**
 * Takes an item of the vault for a ticket that is being completed and makes its delivery: the item that the ticket holds,
 * else the one of `slotId`, else the oldest free one [LIF-053]. The caller has locked ticket and listing, and changes the
 * stock. Answers nothing; refused with OUT_OF_STOCK.
 */
export class TakeItem {
  constructor(
    readonly listing: ItemRef,
    readonly ticket: { id: string; number: string; clientId: string },
    readonly slotId: string | null,
  ) {}
}

/** Sets an item aside for a ticket: that of `slotId`, else the oldest free one. Answers nothing; refused with OUT_OF_STOCK. */
export class HoldItem {
  constructor(
    readonly listing: ItemRef,
    readonly ticketId: string,
    readonly slotId: string | null,
  ) {}
}

/**
 * Takes the item of a slot out of the free ones, without a delivery: for a rental that began before the ledger [LIF-083]. It
 * comes back by `ReturnItem`. The caller has locked the listing, and changes the stock. Answers nothing, also where the slot
 * has no item.
 */
export class LendItem {
  constructor(readonly slotId: string) {}
}

/** Frees the item that a ticket holds. Answers nothing, also where it holds none. */
export class ReleaseItem {
  constructor(readonly ticketId: string) {}
}

/**
 * Takes back the item of a slot whose rental is over, with its new password or unchanged, and ends its delivery, in the
 * caller's transaction [LIF-091, LIF-092]. Answers whether a delivery expired; the caller amends the ticket.
 */
export class ReturnItem {
  constructor(
    readonly slotId: string,
    readonly password: string | null,
  ) {}
}
