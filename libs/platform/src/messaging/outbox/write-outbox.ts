import { sql } from 'kysely';
import { bulkWrite } from '../../database/unit-of-work/bulk-write.js';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { isNeeded, skippedConsumers } from './needed-events.js';
import { outboxRecords, type KeptEvent, type KeptRecord } from './outbox-records.js';

const outboxRows = bulkWrite<KeptRecord>((work) => {
  const events = work.filter((record): record is KeptEvent => record.kind === 'event');
  const rows = work.map(({ kind, topic, payload, traceparent }) => ({ kind, topic, payload, traceparent }));
  return sql`insert into platform.outbox (kind, topic, payload, traceparent, unheard)
    select kind, topic, payload, traceparent, unheard
    from (
      select position, r->>'kind' as kind, r->>'topic' as topic, (r->>'payload')::jsonb as payload,
        r->>'traceparent' as traceparent
      from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as t(r, position)
    ) as written
    cross join lateral (select ${skippedConsumers(events)} as unheard) as judged
    where kind <> 'event' or ${isNeeded(events)}
    order by position`;
});

/**
 * Writes the events, mails and jobs of the unit of work in their order, in its transaction. Events are written only if a
 * consumer of this release or another needs them.
 */
export const writeOutbox: CommitStep = () => {
  const work = outboxRecords().filter(({ kind }) => kind !== 'realtime');
  return work.length > 0 ? { write: outboxRows(work) } : undefined;
};
