import type { UserListQuery } from '@manette/contracts/identity';
import { sql, type RawBuilder } from 'kysely';

/** `%` and `_` of a search are characters like any other. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The condition on `identity.users as u` that a list's filters make. */
export function matchingUsers({ q, role, status }: UserListQuery): RawBuilder<boolean> {
  const conditions = [sql<boolean>`u.deleted_at is null`];
  if (role && role !== 'all') conditions.push(sql<boolean>`u.role = ${role}`);
  if (status && status !== 'all') conditions.push(sql<boolean>`u.is_active = ${status === 'active'}`);
  if (q !== undefined) {
    const pattern = contains(q);
    conditions.push(
      sql<boolean>`(u.username ilike ${pattern} or u.email ilike ${pattern} or u.phone ilike ${pattern})`,
    );
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
