import { EntitySchema } from '@mikro-orm/core';
import { PublicMessage } from '../../domain/public-message.js';

const optionalText = { type: 'string', nullable: true } as const;

/** How messages lie in `chat.message`. */
export const publicMessageSchema = new EntitySchema<PublicMessage>({
  class: PublicMessage,
  schema: 'chat',
  tableName: 'message',
  properties: {
    id: { type: 'uuid', primary: true },
    position: { type: 'integer' },
    content: { type: 'text' },
    type: { type: 'string' },
    senderId: { type: 'uuid' },
    fileKey: optionalText,
    fileName: optionalText,
    fileSize: { type: 'integer', nullable: true },
    fileType: optionalText,
    createdAt: { type: 'datetime' },
    deletedAt: { type: 'datetime', nullable: true },
  },
});
