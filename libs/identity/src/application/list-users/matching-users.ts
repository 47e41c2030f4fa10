import type { UserListQuery } from '@manette/contracts/identity';
import { likePattern } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';

const PHONE = /^[+\d][\d ().-]*$/;

/** The digits of `q` as in an E.164 number, without '+', '00' or the trunk '0'; '' when `q` is no phone number. */
const phoneDigits = (q: string) => (PHONE.test(q) ? q.replace(/\D/g, '').replace(/^0{1,2}/, '') : '');

/** Builds the condition on `identity.users as u` from a list's filters. */
export function matchingUsers({ q, role, status }: UserListQuery): RawBuilder<boolean> {
  const conditions = [sql<boolean>`u.deleted_at is null`];
  if (role) conditions.push(sql<boolean>`u.role = ${role}`);
  if (status) conditions.push(sql<boolean>`u.is_active = ${status === 'active'}`);
  if (q !== undefined) {
    const pattern = likePattern(q);
    const anywhere = [sql`u.username`, sql`u.email`, sql`u.phone`].map(
      (column) => sql`${column} ilike ${pattern}`,
    );
    const digits = phoneDigits(q);
    if (digits) anywhere.push(sql`u.phone_e164 like ${likePattern(digits)}`);
    conditions.push(sql<boolean>`(${sql.join(anywhere, sql` or `)})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
