import type { UserView } from '@manette/contracts/identity';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../identity.tables.js';

type Row = IdentityTables['identity.users'] & {
  [Column in 'is_online' | 'last_seen']: IdentityTables['identity.presence'][Column] | null;
};

/** Users with their presence, without deleted users. */
export function selectUsers(db: Kysely<IdentityTables>) {
  return db
    .selectFrom('identity.users as u')
    .leftJoin('identity.presence as p', 'p.user_id', 'u.id')
    .selectAll('u')
    .select(['p.is_online', 'p.last_seen'])
    .where('u.deleted_at', 'is', null);
}

const iso = (time: Date | string) => new Date(time).toISOString();

/** A row of `selectUsers` as the user and administrators see it, without the password's hash [ID-053..062]. */
export function toUserView(row: Row): UserView {
  return {
    _id: row.id,
    id: row.id,
    username: row.username ?? '',
    email: row.email ?? '',
    phone: row.phone,
    address: row.address,
    role: row.role,
    isActive: row.is_active,
    emailVerified: row.email_verified,
    ...(row.google_id === null ? {} : { googleId: row.google_id }),
    profilePicture: row.picture_key === null ? null : `/uploads/${row.picture_key}`,
    isOnline: row.is_online ?? false,
    lastSeen: row.last_seen === null ? null : iso(row.last_seen),
    createdAt: iso(row.created_at),
  };
}
