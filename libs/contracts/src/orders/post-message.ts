import * as z from 'zod/mini';
import { writtenContent } from '../conversation/message-content.js';

/** The text parts of `POST /messages/support`. */
export const postMessageSchema = z.object({
  ticketId: z.string('ticketId is required').check(z.minLength(1, 'ticketId is required')),
  content: writtenContent,
});
export type PostMessageInput = z.infer<typeof postMessageSchema>;
