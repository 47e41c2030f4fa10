import type { ItemRef } from '../catalog/index.js';
import type { SlotKind } from './slot-kinds.js';

/** Reads the slot that a completed ticket has taken, and its rental. Returns `SlotOfTicket`, or null if there is none. */
export class GetSlotOfTicket {
  constructor(readonly ticketId: string) {}
}

export interface SlotOfTicket {
  termId: string | null;
  slotId: string;
  kind: SlotKind;
}

/** Reads whether a listing has running rentals and free slots. Returns `{running: boolean, free: boolean}` [LIF-074]. */
export class GetLedgerUse {
  constructor(readonly item: ItemRef) {}
}

/** Reads the part of a dispute file that rentals provides. Returns the content of `rental.json`. */
export class GetRentalEvidence {
  constructor(readonly ticketId: string) {}
}
