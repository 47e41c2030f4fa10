import type { Conversation } from '@manette/conversation';

/** The table has no other messages than those of the public chat. */
export const PUBLIC_CHAT: Conversation = { table: 'chat.message' };
