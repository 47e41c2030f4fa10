import * as z from 'zod/mini';
import { multiline } from '../http/text.js';

export const MESSAGE_MAX = { length: 2000, message: 'Message must be less than 2000 characters' };

/** Content of a message that has no file [CHAT-019, CHAT-020]. */
export const messageContent = multiline('Message', MESSAGE_MAX).check(
  z.minLength(1, 'Message content is required'),
);

/** The text parts of `POST /messages/support`; whether content may be empty depends on the file beside it. */
export const postMessageSchema = z.object({
  ticketId: z.string('ticketId is required').check(z.minLength(1, 'ticketId is required')),
  content: z._default(multiline('Message', MESSAGE_MAX), ''),
});
export type PostMessageInput = z.infer<typeof postMessageSchema>;
