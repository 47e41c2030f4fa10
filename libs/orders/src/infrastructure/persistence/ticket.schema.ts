import { DecimalType, EntitySchema } from '@mikro-orm/core';
import { Ticket } from '../../domain/ticket.js';

const text = { type: 'string' } as const;
const optionalText = { type: 'string', nullable: true } as const;
const number = { type: 'integer' } as const;
const time = { type: 'datetime' } as const;
const optionalTime = { type: 'datetime', nullable: true } as const;

/** How the aggregate is mapped to `orders.ticket`. */
export const ticketSchema = new EntitySchema<Ticket>({
  class: Ticket,
  schema: 'orders',
  tableName: 'ticket',
  properties: {
    id: { type: 'uuid', primary: true },
    number: text,
    clientId: { type: 'uuid' },
    subject: text,
    orderType: text,
    status: text,
    priority: text,
    assignedAdminId: { type: 'uuid', nullable: true },
    reason: optionalText,
    itemKind: optionalText,
    itemId: { type: 'uuid', nullable: true },
    itemName: optionalText,
    itemPlatform: optionalText,
    itemAmount: { type: new DecimalType('number'), nullable: true },
    itemCurrency: optionalText,
    renewalTermId: { type: 'uuid', nullable: true },
    renewalCodeName: optionalText,
    renewalAmount: { type: new DecimalType('number'), nullable: true },
    renewalCurrency: optionalText,
    renewalMonths: { type: 'integer', nullable: true },
    payment: text,
    delivery: optionalText,
    termId: { type: 'uuid', nullable: true },
    termEndsAt: optionalTime,
    holdMinutes: { type: 'integer', nullable: true },
    holdExpiresAt: optionalTime,
    rated: { type: 'boolean' },
    unreadByClient: number,
    unreadByAdmin: number,
    seenByClient: number,
    seenByAdmin: number,
    messageCount: number,
    waitingSince: optionalTime,
    answeredAt: optionalTime,
    importKey: optionalText,
    createdAt: time,
    updatedAt: time,
    closedAt: optionalTime,
    deletedAt: optionalTime,
  },
});
