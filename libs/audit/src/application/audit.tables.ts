import type { EntryBody } from '../domain/entry.js';

/** The tables for Kysely; `identity.public_user` is a view that identity publishes. */
export interface AuditTables {
  'audit.entry': EntryRow;
  'audit.head': HeadRow;
  'identity.public_user': { id: string; username: string };
}

/** The driver returns the numbers of entries as text. */
export interface EntryRow {
  seq: string;
  at: Date | string;
  body: EntryBody;
  previous_hash: Buffer;
  hash: Buffer;
}

export interface HeadRow {
  seq: string;
  hash: Buffer;
}
