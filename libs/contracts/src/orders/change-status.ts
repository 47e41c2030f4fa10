import * as z from 'zod/mini';
import { line } from '../http/text.js';

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
});
export type ChangeStatusInput = z.infer<typeof changeStatusSchema>;
