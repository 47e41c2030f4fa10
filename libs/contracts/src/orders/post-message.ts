import * as z from 'zod/mini';
import { messageContent } from '../conversation/message-content.js';

/** The text parts of `POST /messages/support`. */
export const postMessageSchema = z.object({
  ticketId: z.string('ticketId is required').check(z.minLength(1, 'ticketId is required')),
  content: messageContent,
});
export type PostMessageInput = z.infer<typeof postMessageSchema>;
