import * as z from 'zod/mini';
import { uuid } from '../http/primitives.js';
import { messageView } from '../conversation/message.view.js';
import { chatStanding } from './moderation.js';

/** The responses of the public chat's routes, for the API's documentation. */
export const publicMessagesAnswer = z.object({
  messages: z.array(messageView),
  hasMore: z.boolean(),
  deleted: z.array(uuid),
  chat: chatStanding,
});
export const publicMessageAnswer = z.object({ message: messageView });
export const publicMessageDeletedAnswer = z.object({ message: z.string() });
