import { sql } from 'kysely';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { NOTED_FOR } from './known-consumers.js';
import { outboxRecords } from './outbox-records.js';

/**
 * Writes the events, mails and jobs of the unit of work in their order, in its transaction; of events that this release does
 * not consume those that another release does.
 */
export const writeOutbox: CommitStep = () => {
  const work = outboxRecords().filter(({ kind }) => kind !== 'realtime');
  if (work.length === 0) return undefined;
  return {
    statement: sql`insert into platform.outbox (kind, topic, payload, traceparent)
      select r->>'kind', r->>'topic', r->'payload', r->>'traceparent'
      from jsonb_array_elements(${JSON.stringify(work)}::jsonb) with ordinality as t(r, position)
      where r->>'kind' <> 'event' or (r->>'heard')::boolean or exists (
        select from platform.event_consumer where topic = r->>'topic' and seen_at > now() - ${sql.raw(NOTED_FOR)})
      order by position`,
  };
};
