export { rentalsEvents, type ReminderSent } from './events.js';
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
export { SLOT_STATES, freeSlotsAnswer, ledgerAnswer, slotRemovedAnswer, slotsAnswer } from './ledger.view.js';
export type { FreeSlotView, LedgerView, SlotState, SlotView } from './ledger.view.js';
export {
  MAX_SLOTS,
  SLOT_KIND_MISMATCH,
  freeSlotsQuery,
  ledgerSwitch,
  newSlots,
  slotKind,
} from './ledger.inputs.js';
export type { FreeSlotsQuery, LedgerSwitch, NewSlots } from './ledger.inputs.js';
export { TERM_STATES, termAnswer, termsAnswer, termView } from './term.view.js';
export type { TermState, TermView } from './term.view.js';
export {
  PASSWORD_OF_RETURN,
  TERM_FILTERS,
  changedEnd,
  confirmedReturn,
  newTerm,
  ownTermsQuery,
  termListQuery,
} from './term.inputs.js';
export type {
  ChangedEnd,
  ConfirmedReturn,
  NewTerm,
  OwnTermsQuery,
  TermFilter,
  TermListQuery,
} from './term.inputs.js';
