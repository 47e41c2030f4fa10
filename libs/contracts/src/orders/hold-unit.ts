import * as z from 'zod/mini';
import { slotKind } from '../rentals/ledger.inputs.js';

export const HOLD_MINUTES = [15, 30, 60] as const;

/** `PUT /messages/support/ticket/{ticketId}/hold` [LIF-108]. */
export const holdUnitSchema = z.object({
  minutes: z.literal(HOLD_MINUTES, 'Minutes must be 15, 30 or 60'),
  slotKind: z.optional(slotKind),
});
export type HoldUnitInput = z.infer<typeof holdUnitSchema>;
