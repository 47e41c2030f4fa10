import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { ROLES } from '../identity/user.view.js';

export const MESSAGE_TYPES = ['text', 'image', 'file', 'system'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** A message of a conversation [ORD-037, ORD-038, CHAT-013..015]; raw text, which the page formats. */
export const messageView = z.object({
  _id: uuid,
  /** The position in the conversation, counted from 1: the order in which messages were accepted. */
  position: z.number(),
  content: z.string(),
  /** Null for system messages. */
  sender: z.nullable(
    z.object({
      _id: uuid,
      username: z.string(),
      role: z.enum(ROLES),
      profilePicture: z.nullable(z.string()),
    }),
  ),
  createdAt: isoTime,
  /** A short-lived signed URL of the attachment. */
  fileUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** The size in bytes. */
  fileSize: z.nullable(z.number()),
  type: z.enum(MESSAGE_TYPES),
  isSystemMessage: z.boolean(),
});
export type MessageView = z.infer<typeof messageView>;
