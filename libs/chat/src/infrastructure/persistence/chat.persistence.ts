import type { ContextPersistence } from '@manette/platform';
import { Chat001PublicChat } from './migrations/chat-001-public-chat.js';
import { Chat002MessageFacts } from './migrations/chat-002-message-facts.js';
import { Chat003Files } from './migrations/chat-003-files.js';
import { Chat020FilesOfPeople } from './migrations/chat-020-files-of-people.js';
import { Chat021Moderation } from './migrations/chat-021-moderation.js';
import { Chat022Senders } from './migrations/chat-022-senders.js';
import { publicChatSchema } from './public-chat.schema.js';
import { publicMessageSchema } from './public-message.schema.js';
import { reportSchema } from './report.schema.js';

export const chatPersistence: ContextPersistence = {
  schema: 'chat',
  entities: [publicChatSchema, publicMessageSchema, reportSchema],
  uploads: 'select file_key from chat.message where file_key is not null',
  migrations: [
    { name: 'chat_001_public_chat', class: Chat001PublicChat },
    { name: 'chat_002_message_facts', class: Chat002MessageFacts },
    { name: 'chat_003_files', class: Chat003Files },
    { name: 'chat_020_files_of_people', class: Chat020FilesOfPeople },
    { name: 'chat_021_moderation', class: Chat021Moderation },
    { name: 'chat_022_senders', class: Chat022Senders },
  ],
};
