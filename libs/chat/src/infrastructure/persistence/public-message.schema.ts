import { EntitySchema } from '@mikro-orm/core';
import { writtenMessageProperties } from '@manette/platform';
import { PublicMessage } from '../../domain/public-message.js';

/** How messages lie in `chat.message`. */
export const publicMessageSchema = new EntitySchema<PublicMessage>({
  class: PublicMessage,
  schema: 'chat',
  tableName: 'message',
  properties: { ...writtenMessageProperties, senderId: { type: 'uuid' } },
});
