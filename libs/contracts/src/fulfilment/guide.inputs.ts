import * as z from 'zod/mini';
import { SERVICES } from '../catalog/enumerations.js';
import { GUIDE_CONSOLES, GUIDE_KINDS } from './guide.commands.js';

export const GUIDE_MESSAGES = { console: 'Choose a console', service: 'Choose a service' } as const;

/** `POST /guides/tickets/{ticketId}`; by default console and service are those of the slot or the item [LIF-098]. */
export const sendGuideSchema = z.object({
  kind: z.enum(GUIDE_KINDS, 'Kind must be activation or return'),
  console: z.optional(z.enum(GUIDE_CONSOLES, GUIDE_MESSAGES.console)),
  service: z.optional(z.enum(SERVICES, GUIDE_MESSAGES.service)),
});
export type SendGuideInput = z.infer<typeof sendGuideSchema>;

/** `PUT /guides/sent/{id}/steps/{number}` [LIF-099]. */
export const tickStepSchema = z.object({ done: z.boolean('Done must be true or false') });
export type TickStepInput = z.infer<typeof tickStepSchema>;
