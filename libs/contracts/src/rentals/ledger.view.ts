import * as z from 'zod/mini';
import { uuid } from '../http/primitives.js';
import { SLOT_KINDS } from './slot-kinds.js';

/** The states of a slot. A slot has at most one client at a time. A sold slot never becomes free again. */
export const SLOT_STATES = ['free', 'held', 'rented', 'sold'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export const slotView = z.object({
  _id: uuid,
  kind: z.enum(SLOT_KINDS),
  /** The label, such as `PS4-1`: unique in its listing and never reused. */
  label: z.string(),
  state: z.enum(SLOT_STATES),
  /** The current rental of the slot. */
  termId: z.nullable(uuid),
});
export type SlotView = z.infer<typeof slotView>;

export const ledgerView = z.object({
  enabled: z.boolean(),
  /** The kinds of slot that fit the listing in its current form. */
  kinds: z.array(z.enum(SLOT_KINDS)),
  /** Oldest first. */
  slots: z.array(slotView),
});
export type LedgerView = z.infer<typeof ledgerView>;

export const ledgerAnswer = z.object({ ledger: ledgerView });
export const slotsAnswer = z.object({ slots: z.array(slotView) });
export const slotRemovedAnswer = z.object({ message: z.string() });

/** A slot for which a rental can be entered by hand. */
export const freeSlotView = z.object({
  _id: uuid,
  kind: z.enum(SLOT_KINDS),
  label: z.string(),
  account: z.object({ _id: uuid, codeName: z.string() }),
});
export type FreeSlotView = z.infer<typeof freeSlotView>;
export const freeSlotsAnswer = z.object({
  slots: z.array(freeSlotView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
