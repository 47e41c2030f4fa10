import type { AuditFilters } from '@manette/contracts/audit';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const ACTION = sql`(e.body ->> 'action') collate "C"`;

/**
 * Selects the actions that begin with a group, which ends in a dot. The slash is the character after the dot, so the
 * range covers all of them.
 */
const inGroup = (group: string) =>
  sql<SqlBool>`${ACTION} >= ${group} and ${ACTION} < ${`${group.slice(0, -1)}/`}`;

/**
 * Times rise with the numbers (ADR 42), so that a period is a range of numbers. Each index ends in the number, so the
 * range narrows every index scan, and old entries are found without reading all newer ones.
 */
const firstSince = (from: Date) =>
  sql`(select f.seq from audit.entry f where f.at >= ${from} order by f.at, f.seq limit 1)`;
const lastBefore = (to: Date) =>
  sql`(select f.seq from audit.entry f where f.at < ${to} order by f.at desc, f.seq desc limit 1)`;

/** Selects the entries `e` that match an administrator's filters, by the indexes of the table [TRU-084]. */
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
  if (from) all.push(sql`e.seq >= ${firstSince(from)}`);
  if (to) all.push(sql`e.seq <= ${lastBefore(to)}`);
  return sql.join(all, sql` and `);
}

/**
 * Counts the entries that match the filters. If only a period is given, the count is computed from the first and the
 * last number, because numbers have no gaps.
 */
export function countOf(filters: AuditFilters): RawBuilder<unknown> {
  const { actor, target, action, outcome } = filters;
  const isPeriod = [actor, target, action, outcome].every((one) => one === undefined);
  const count = isPeriod ? sql`coalesce(max(e.seq) - min(e.seq) + 1, 0)` : sql`count(*)`;
  return sql`(select ${count} from audit.entry e where ${entryFilters(filters)})`;
}
