import * as z from 'zod/mini';
import { messageContent } from '../conversation/message-content.js';

/** The text part of `POST /messages/public` [API-035]. */
export const postPublicMessageSchema = z.object({ content: messageContent });
export type PostPublicMessageInput = z.infer<typeof postPublicMessageSchema>;
