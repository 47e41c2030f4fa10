import type { AuditEntryView } from '@manette/contracts/audit';
import { isoTime } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';
import type { EntryBody } from '../domain/entry.js';

/** Shown in place of the name of a deleted user. */
const DELETED = '[Deleted]';

/** An entry with the current names of its users. */
export interface EntryViewRow {
  seq: string;
  at: Date | string;
  body: EntryBody;
  hash: Buffer;
  actor_name: string | null;
  target_name: string | null;
}

/**
 * Builds the statement that reads entries with names. `page` selects `seq, at, body, hash` of the shown entries, in
 * the order `order`. Names are joined only to these entries.
 */
export const entriesWithNames = (
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
) => sql<EntryViewRow & { total: string }>`
  select e.seq, e.at, e.body, e.hash, a.username as actor_name, t.username as target_name ${more}
    from (${page}) e
    left join identity.public_user a on a.id = (e.body -> 'actor' ->> '_id')::uuid
    left join identity.public_user t
      on t.id = case when e.body -> 'target' ->> 'type' = 'user' then (e.body -> 'target' ->> '_id')::uuid end
   order by e.seq ${order}`;

function targetOf({ body: { target }, target_name }: EntryViewRow): AuditEntryView['target'] {
  const isPerson = target?.type === 'user' && target._id !== null;
  return isPerson ? { ...target, label: target_name ?? DELETED } : target;
}

/** Returns an entry as administrators see it; deleted users are '[Deleted]' [TRU-082]. */
export function entryView(row: EntryViewRow): AuditEntryView {
  const { actor, ...said } = row.body;
  return {
    ...said,
    seq: Number(row.seq),
    at: isoTime(row.at),
    actor: actor && { _id: actor._id, username: row.actor_name ?? DELETED, role: actor.role },
    target: targetOf(row),
    hash: row.hash.toString('hex'),
  };
}
