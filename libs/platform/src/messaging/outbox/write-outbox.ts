import { sql } from 'kysely';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { outboxRecords } from './outbox-records.js';

/** Writes the records of the unit of work in their order, in its transaction. */
export const writeOutbox: CommitStep = async (em) => {
  const connection = em.getKysely<object>();
  const records = outboxRecords();
  const realtime = records.filter(({ kind }) => kind === 'realtime');
  const work = records.filter(({ kind }) => kind !== 'realtime');
  if (work.length)
    await sql`insert into platform.outbox (kind, topic, payload)
      select r->>'kind', r->>'topic', r->'payload'
      from jsonb_array_elements(${JSON.stringify(work)}::jsonb) with ordinality as t(r, position)
      order by position`.execute(connection);
  if (realtime.length)
    await sql`insert into platform.realtime_message (action, rooms, except_rooms, topic, payload)
      select r->>'action', array(select json_array_elements_text(r->'rooms')),
        array(select json_array_elements_text(r->'except')), r->>'topic', r->>'payload'
      from json_array_elements(${JSON.stringify(realtime)}::json) with ordinality as t(r, position)
      order by position`.execute(connection);
};
