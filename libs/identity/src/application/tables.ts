import type { Language, Role, SessionEnd } from '@manette/contracts/identity';
import type { ColumnType, Generated } from 'kysely';

/** A `timestamptz`: the driver reads it as text and writes a Date. */
export type Timestamp = ColumnType<string, Date, Date>;
export type NullableTimestamp = ColumnType<string | null, Date | null, Date | null>;

export interface UsersTable {
  id: string;
  username: string | null;
  email: string | null;
  phone: string | null;
  phone_e164: string | null;
  address: string | null;
  role: Role;
  is_active: boolean;
  email_verified: boolean;
  password_hash: string | null;
  google_id: string | null;
  picture_key: string | null;
  language: Language;
  created_at: Timestamp;
  deleted_at: NullableTimestamp;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: NullableTimestamp;
  end_reason: SessionEnd | null;
}

export interface OneTimeTokensTable {
  hash: Buffer;
  user_id: string;
  purpose: 'verify-email' | 'reset-password';
  email: string;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** What was last announced about a person's presence. */
export interface PresenceTable {
  user_id: string;
  is_online: Generated<boolean>;
  last_seen: NullableTimestamp;
}

/** The open sockets of all processes; a process renews the lease of its own. */
export interface PresenceSocketsTable {
  socket_id: string;
  user_id: string;
  session_id: string;
  process_id: string;
  lease_until: Timestamp;
  left_at: NullableTimestamp;
}

/** Identity's tables, for `em.getKysely<IdentityTables>()`. */
export interface IdentityTables {
  'identity.users': UsersTable;
  'identity.sessions': SessionsTable;
  'identity.one_time_tokens': OneTimeTokensTable;
  'identity.presence': PresenceTable;
  'identity.presence_sockets': PresenceSocketsTable;
}
