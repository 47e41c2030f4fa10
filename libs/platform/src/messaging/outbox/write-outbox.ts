import { sql } from 'kysely';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { outboxRecords } from './outbox-records.js';

/** Writes the events, mails and jobs of the unit of work in their order, in its transaction. */
export const writeOutbox: CommitStep = () => {
  const work = outboxRecords().filter(({ kind }) => kind !== 'realtime');
  if (work.length === 0) return undefined;
  return {
    statement: sql`insert into platform.outbox (kind, topic, payload, traceparent)
      select r->>'kind', r->>'topic', r->'payload', r->>'traceparent'
      from jsonb_array_elements(${JSON.stringify(work)}::jsonb) with ordinality as t(r, position)
      order by position`,
  };
};
