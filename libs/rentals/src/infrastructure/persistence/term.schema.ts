import { EntitySchema } from '@mikro-orm/core';
import { Term } from '../../domain/term.js';

/** How rentals are mapped to `rentals.term`. */
export const termSchema = new EntitySchema<Term>({
  class: Term,
  schema: 'rentals',
  tableName: 'term',
  properties: {
    id: { type: 'uuid', primary: true },
    accountId: { type: 'uuid' },
    codeName: { type: 'string' },
    console: { type: 'string' },
    service: { type: 'string' },
    slotId: { type: 'uuid' },
    slotKind: { type: 'string' },
    slotLabel: { type: 'string' },
    clientId: { type: 'uuid' },
    ticketId: { type: 'uuid', nullable: true },
    ticketNumber: { type: 'string', nullable: true },
    startsAt: { type: 'datetime' },
    endsAt: { type: 'datetime', nullable: true },
    state: { type: 'string' },
    guideId: { type: 'uuid', nullable: true },
    createdAt: { type: 'datetime' },
    endedAt: { type: 'datetime', nullable: true },
  },
});
