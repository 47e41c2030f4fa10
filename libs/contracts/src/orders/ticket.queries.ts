import type { ItemRef } from '../catalog/index.js';
import type { TicketCaller } from './ticket-caller.js';

/** One ticket as `TicketFacts`, with the refusals of `LockTicket`, without a lock. */
export class GetTicketFacts {
  constructor(
    readonly ticketId: string,
    readonly caller: TicketCaller,
  ) {}
}

/** Whether open tickets hold units of a listing; answers a boolean [LIF-047]. */
export class HasHolds {
  constructor(readonly item: ItemRef) {}
}

/** The shop's settings as they are now, at most 5 s old; answers `ShopSettings` [LIF-016]. */
export class GetShopSettings {}
