export { SLOT_KINDS, slotKindsOf, type SlotKind } from './slot-kinds.js';
export {
  AddSlots,
  HoldSlot,
  MoveTerm,
  ProlongTerm,
  ReleaseSlot,
  RemoveSlot,
  TakeSlot,
  type TakenSlot,
} from './rental.commands.js';
export { GetLedgerUse, GetRentalEvidence, GetSlotOfTicket, type SlotOfTicket } from './rental.queries.js';
