import { EntitySchema } from '@mikro-orm/core';
import { TimelineEntry } from '../../domain/timeline.js';

/** How the timeline is mapped to `orders.timeline_entry`. */
export const timelineEntrySchema = new EntitySchema<TimelineEntry>({
  class: TimelineEntry,
  schema: 'orders',
  tableName: 'timeline_entry',
  properties: {
    id: { type: 'uuid', primary: true },
    ticketId: { type: 'uuid' },
    kind: { type: 'string' },
    actorId: { type: 'uuid', nullable: true },
    detail: { type: 'json' },
    at: { type: 'datetime' },
  },
});
