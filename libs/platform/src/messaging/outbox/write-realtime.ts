import { sql } from 'kysely';
import { bulkWrite } from '../../database/unit-of-work/bulk-write.js';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { outboxRecords, type KeptRecord } from './outbox-records.js';
import type { RealtimeSignal } from './realtime-signal.js';

const realtimeMessages = bulkWrite<KeptRecord>(
  (
    messages,
  ) => sql`insert into platform.realtime_message (action, rooms, except_rooms, topic, payload, created_at,
      traceparent)
    select r->>'action', array(select json_array_elements_text(r->'rooms')),
      array(select json_array_elements_text(r->'except')), r->>'topic', r->>'payload', clock_timestamp(), r->>'traceparent'
    from json_array_elements(${JSON.stringify(messages)}::json) with ordinality as t(r, position)
    order by position`,
);

/** Writes the realtime messages of the unit of work in their order, in its transaction; sends the signal after the commit. */
export const writeRealtime =
  (signal: RealtimeSignal): CommitStep =>
  () => {
    const messages = outboxRecords().filter(({ kind }) => kind === 'realtime');
    if (messages.length === 0) return undefined;
    return { write: realtimeMessages(messages), afterCommit: (em) => signal.send(em) };
  };
