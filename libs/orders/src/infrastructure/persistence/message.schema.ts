import { EntitySchema } from '@mikro-orm/core';
import { messageProperties } from '@manette/conversation';
import { Message } from '../../domain/message.js';

/** How messages are mapped to `orders.message`. */
export const messageSchema = new EntitySchema<Message>({
  class: Message,
  schema: 'orders',
  tableName: 'message',
  properties: {
    ...messageProperties,
    ticketId: { type: 'uuid' },
    senderId: { type: 'uuid', nullable: true },
    senderSide: { type: 'string', nullable: true },
  },
});
