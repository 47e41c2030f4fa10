import * as z from 'zod/mini';
import { messageView } from '../conversation/message.view.js';
import { uuid } from '../http/primitives.js';

/** A message of a ticket [ORD-037, ORD-038]. */
export const supportMessageView = z.extend(messageView, { ticketId: uuid });
export type SupportMessageView = z.infer<typeof supportMessageView>;
