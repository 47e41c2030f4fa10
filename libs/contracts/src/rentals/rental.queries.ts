import type { ItemRef } from '../catalog/index.js';
import type { SlotKind } from './slot-kinds.js';

/** The slot that a completed ticket has taken, and its rental; answers `SlotOfTicket`, or null without one. */
export class GetSlotOfTicket {
  constructor(readonly ticketId: string) {}
}

export interface SlotOfTicket {
  termId: string | null;
  slotId: string;
  kind: SlotKind;
}

/** Whether rentals of a listing run, and whether it has free slots; answers `{running: boolean, free: boolean}` [LIF-074]. */
export class GetLedgerUse {
  constructor(readonly item: ItemRef) {}
}

/** The part of a dispute file that rentals has; answers JSON of `rental.json`. */
export class GetRentalEvidence {
  constructor(readonly ticketId: string) {}
}
