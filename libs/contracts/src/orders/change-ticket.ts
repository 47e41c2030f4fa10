import * as z from 'zod/mini';
import { PRIORITIES } from './enumerations.js';

/** `PATCH /messages/support/ticket/{id}` (contract, section 3). */
export const changeTicketSchema = z.object({
  priority: z.optional(z.enum(PRIORITIES, 'Priority must be high, medium or low')),
  assignedAdminId: z.optional(z.uuid('assignedAdminId must be the id of an administrator')),
});
export type ChangeTicketInput = z.infer<typeof changeTicketSchema>;
