import type { UserView } from '@manette/contracts/identity';
import type { Kysely, Selectable } from 'kysely';
import type { IdentityTables, PresenceTable, UsersTable } from '../tables.js';

type Row = Selectable<UsersTable> & {
  is_online: boolean | null;
  last_seen: PresenceTable['last_seen']['__select__'];
};

/** People with their presence, deleted ones left out. */
export function selectUsers(db: Kysely<IdentityTables>) {
  return db
    .selectFrom('identity.users as u')
    .leftJoin('identity.presence as p', 'p.user_id', 'u.id')
    .selectAll('u')
    .select(['p.is_online', 'p.last_seen'])
    .where('u.deleted_at', 'is', null);
}

const iso = (time: string) => new Date(time).toISOString();

/** A row of `selectUsers` as the person themselves and administrators see it [ID-053..062]; never the hash. */
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
