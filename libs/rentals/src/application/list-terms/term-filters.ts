import type { TermFilter, TermListQuery } from '@manette/contracts/rentals';
import { likePattern } from '@manette/platform';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { DAY } from '../../domain/rental-calendar.js';

type Condition = RawBuilder<SqlBool>;

const ENDING_WITHIN = 7 * DAY;

/** [LIF-082] */
const ofState: Record<TermFilter, (now: Date) => Condition> = {
  active: () => sql`t.state = 'active'`,
  returning: () => sql`t.state = 'returning'`,
  ended: () => sql`t.is_ended`,
  overdue: (now) => sql`not t.is_ended and t.ends_at <= ${now}`,
  ending: (now) =>
    sql`not t.is_ended and t.ends_at > ${now} and t.ends_at <= ${new Date(now.getTime() + ENDING_WITHIN)}`,
};

/** Ticket numbers are shown as '#T-000123' and stored without '#'. */
const patternOf = (q: string): string => likePattern(q.replace(/^#(?=T-)/i, ''));

/** The ids are an array, so that PostgreSQL uses the index on the clients of rentals. */
const named = (pattern: string): Condition => sql`(t.search ilike ${pattern} or t.client_id = any(array(
  select id from identity.public_user where username ilike ${pattern})))`;

/** Selects the rentals that an administrator has asked for. */
export function termFilters(
  { state, kind, accountId, q }: Pick<TermListQuery, 'state' | 'kind' | 'accountId' | 'q'>,
  now: Date,
): Condition[] {
  const all: Condition[] = [];
  if (state) all.push(ofState[state](now));
  if (kind) all.push(sql`t.slot_kind = ${kind}`);
  if (accountId) all.push(sql`t.account_id = ${accountId}::uuid`);
  if (q) all.push(named(patternOf(q)));
  return all;
}
