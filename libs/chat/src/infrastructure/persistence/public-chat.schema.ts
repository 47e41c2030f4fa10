import { EntitySchema } from '@mikro-orm/core';
import { PublicChat } from '../../domain/public-chat.js';

/** The one row of `chat.public_chat`. */
export const THE_CHAT = 1;

/** How the chat is mapped to `chat.public_chat`; the domain does not know that the table has one row. */
export const publicChatSchema = new EntitySchema<PublicChat & { id: number }, object>({
  class: PublicChat as new () => PublicChat & { id: number },
  schema: 'chat',
  tableName: 'public_chat',
  properties: {
    id: { type: 'smallint', primary: true },
    messageCount: { type: 'integer' },
    slowModeSeconds: { type: 'smallint' },
  },
});
