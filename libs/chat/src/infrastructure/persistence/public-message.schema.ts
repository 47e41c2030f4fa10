import { EntitySchema } from '@mikro-orm/core';
import { messageProperties } from '@manette/conversation';
import { PublicMessage } from '../../domain/public-message.js';

/** How messages are mapped to `chat.message`. */
export const publicMessageSchema = new EntitySchema<PublicMessage>({
  class: PublicMessage,
  schema: 'chat',
  tableName: 'message',
  properties: { ...messageProperties, senderId: { type: 'uuid' } },
});
