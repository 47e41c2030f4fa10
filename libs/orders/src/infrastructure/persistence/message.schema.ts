import { EntitySchema } from '@mikro-orm/core';
import { Message } from '../../domain/message.js';

const optionalText = { type: 'string', nullable: true } as const;

/** How messages lie in `orders.message`. */
export const messageSchema = new EntitySchema<Message>({
  class: Message,
  schema: 'orders',
  tableName: 'message',
  properties: {
    id: { type: 'uuid', primary: true },
    ticketId: { type: 'uuid' },
    position: { type: 'integer' },
    content: { type: 'text' },
    type: { type: 'string' },
    senderId: { type: 'uuid', nullable: true },
    senderSide: optionalText,
    fileKey: optionalText,
    fileName: optionalText,
    fileSize: { type: 'integer', nullable: true },
    fileType: optionalText,
    createdAt: { type: 'datetime' },
    deletedAt: { type: 'datetime', nullable: true },
  },
});
