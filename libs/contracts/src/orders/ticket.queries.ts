import type { ItemRef } from '../catalog/index.js';
import type { TicketCaller } from './ticket-caller.js';

/** Reads a ticket as `TicketFacts`, without a lock, with the same refusals as `LockTicket`. */
export class GetTicketFacts {
  constructor(
    readonly ticketId: string,
    readonly caller: TicketCaller,
  ) {}
}

/** Reads whether open tickets hold units of a listing. Returns a boolean [LIF-047]. */
export class HasHolds {
  constructor(readonly item: ItemRef) {}
}

/** Reads the shop's current settings, at most 5 s old. Returns `ShopSettings` [LIF-016]. */
export class GetShopSettings {}
