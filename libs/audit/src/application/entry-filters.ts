import type { AuditFilters } from '@manette/contracts/audit';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const ACTION = sql`(e.body ->> 'action') collate "C"`;

/** All actions of a group begin with it; the sign after the dot is the slash. */
const inGroup = (group: string) =>
  sql<SqlBool>`${ACTION} >= ${group} and ${ACTION} < ${`${group.slice(0, -1)}/`}`;

/** Selects the entries `e` that an administrator has asked for, by the indexes of the table [TRU-084]. */
export function entryFilters({
  actor,
  target,
  action,
  outcome,
  from,
  to,
}: AuditFilters): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql`true`];
  if (actor) all.push(sql`(e.body -> 'actor' ->> '_id') collate "C" = ${actor.toLowerCase()}`);
  if (target) all.push(sql`(e.body -> 'target' ->> '_id') collate "C" = ${target.toLowerCase()}`);
  if (action) all.push(action.endsWith('.') ? inGroup(action) : sql`${ACTION} = ${action}`);
  if (outcome) all.push(sql`(e.body ->> 'outcome') collate "C" = ${outcome}`);
  if (from) all.push(sql`e.at >= ${from}`);
  if (to) all.push(sql`e.at < ${to}`);
  return sql.join(all, sql` and `);
}
