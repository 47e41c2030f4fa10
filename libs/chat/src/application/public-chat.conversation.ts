import type { Conversation } from '@manette/conversation';

/** The table of the public chat holds nothing but its messages. */
export const PUBLIC_CHAT: Conversation = { table: 'chat.message' };
