import type { ContextPersistence } from '@manette/platform';
import { Chat001PublicChat } from './migrations/chat-001-public-chat.js';
import { publicChatSchema } from './public-chat.schema.js';
import { publicMessageSchema } from './public-message.schema.js';

export const chatPersistence: ContextPersistence = {
  schema: 'chat',
  entities: [publicChatSchema, publicMessageSchema],
  migrations: [{ name: 'chat_001_public_chat', class: Chat001PublicChat }],
};
