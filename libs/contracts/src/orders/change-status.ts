import * as z from 'zod/mini';
import { reason } from '../http/reason.js';
import { line } from '../http/text.js';
import { SLOT_KINDS } from '../rentals/slot-kinds.js';

/** Which slot of a rental account is meant, where two kinds fit [LIF-078]. */
export const slotKind = z.enum(SLOT_KINDS, 'Kind of slot is unknown');

/** `PUT /messages/support/ticket/{ticketId}/status` [API-042]; no status changes back to pending. */
export const changeStatusSchema = z.object({
  status: z.enum(
    ['in_progress', 'completed', 'cancelled'],
    'Status must be in_progress, completed or cancelled',
  ),
  reason: z.optional(
    line(
      'Reason',
      { length: 200, message: 'Reason must be less than 200 characters' },
      'Reason must be text',
    ),
  ),
  /** Why an order is completed although its payment is not accepted [LIF-039]. */
  paymentOverride: z.optional(reason),
  slotKind: z.optional(slotKind),
});
export type ChangeStatusInput = z.infer<typeof changeStatusSchema>;
