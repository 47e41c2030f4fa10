import * as z from 'zod/mini';
import { multiline } from '../http/text.js';

export const MESSAGE_MAX = { length: 2000, message: 'Message must be less than 2000 characters' };

/** Content of a message that has no file [CHAT-019, CHAT-020]. */
export const messageContent = multiline('Message', MESSAGE_MAX).check(
  z.minLength(1, 'Message content is required'),
);

/** Content as it comes in; whether it may be empty depends on the file beside it. */
export const writtenContent = z._default(multiline('Message', MESSAGE_MAX), '');
