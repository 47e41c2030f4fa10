import { EntitySchema } from '@mikro-orm/core';
import { Slot } from '../../domain/slot.js';

/** How slots are mapped to `rentals.slot`. */
export const slotSchema = new EntitySchema<Slot>({
  class: Slot,
  schema: 'rentals',
  tableName: 'slot',
  properties: {
    id: { type: 'uuid', primary: true },
    accountId: { type: 'uuid' },
    number: { type: 'integer' },
    kind: { type: 'string' },
    label: { type: 'string' },
    state: { type: 'string' },
    ticketId: { type: 'uuid', nullable: true },
    createdAt: { type: 'datetime' },
    removedAt: { type: 'datetime', nullable: true },
  },
});
