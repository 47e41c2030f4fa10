import { EntitySchema } from '@mikro-orm/core';
import { Report } from '../../domain/report.js';

/** How reports are mapped to `chat.report`. */
export const reportSchema = new EntitySchema<Report>({
  class: Report,
  schema: 'chat',
  tableName: 'report',
  properties: {
    id: { type: 'uuid', primary: true },
    messageId: { type: 'uuid' },
    status: { type: 'string' },
    outcome: { type: 'string', nullable: true },
    firstAt: { type: 'datetime' },
    lastAt: { type: 'datetime' },
  },
});
