import * as z from 'zod/mini';
import { reason } from '../http/reason.js';
import { line } from '../http/text.js';
import { slotKind } from '../rentals/ledger.inputs.js';

/** `PUT /messages/support/ticket/{ticketId}/status` [API-042]; a ticket cannot become pending again. */
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
  /** The reason for completing an order although its payment is not accepted [LIF-039]. */
  paymentOverride: z.optional(reason),
  /** The kind of slot, if two kinds fit the rental account [LIF-078]. */
  slotKind: z.optional(slotKind),
});
export type ChangeStatusInput = z.infer<typeof changeStatusSchema>;
