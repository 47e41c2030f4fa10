import type { AuditChange } from '@manette/contracts/audit';
import { DomainError } from '@manette/contracts/errors';
import type { ApiKeyView } from '@manette/contracts/webhooks';
import { isoTime } from '@manette/platform';
import type { Kysely } from 'kysely';
import type { ApiKey } from '../domain/api-key.js';
import type { WebhooksTables } from './webhooks.tables.js';

export class ApiKeyNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'API key not found');
  }
}

/** Returns a key's name and scopes as changes for the audit log, for a created or revoked key. */
export const apiKeyChanges = (key: Pick<ApiKey, 'name' | 'scopes'>, now: 'made' | 'revoked'): AuditChange[] =>
  Object.entries({ name: key.name, scopes: key.scopes.join(', ') }).map(([field, value]) =>
    now === 'made' ? { field, from: null, to: value } : { field, from: value, to: null },
  );

/** Selects keys with the names of the administrators who created them. */
export const selectApiKeys = (db: Kysely<WebhooksTables>) =>
  db
    .selectFrom('webhooks.api_key as k')
    .leftJoin('identity.public_user as u', 'u.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.prefix', 'k.scopes', 'k.created_by', 'u.username'])
    .select(['k.created_at', 'k.last_used_at', 'k.revoked_at']);

type Row = Awaited<ReturnType<ReturnType<typeof selectApiKeys>['execute']>>[number];

/** [POC-082] */
export const apiKeyViewOf = (row: Row): ApiKeyView => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdBy: { _id: row.created_by, username: row.username ?? '[Deleted]' },
  createdAt: isoTime(row.created_at),
  lastUsedAt: row.last_used_at && isoTime(row.last_used_at),
  revokedAt: row.revoked_at && isoTime(row.revoked_at),
});
