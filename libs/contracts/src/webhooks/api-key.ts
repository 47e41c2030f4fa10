import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { line } from '../http/text.js';
import { API_KEY_SCOPES } from './api-key-scopes.js';

const SCOPE_REQUIRED = 'Choose at least one scope';

/** `POST /api-keys` [POC-081]. */
export const newApiKeySchema = z.object({
  name: line('Name', { length: 60, message: 'Name must be at most 60 characters' }, 'Name is required'),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, 'Unknown scope'), SCOPE_REQUIRED)
    .check(z.minLength(1, SCOPE_REQUIRED), z.maxLength(API_KEY_SCOPES.length, 'Name each scope once')),
});
export type NewApiKeyInput = z.infer<typeof newApiKeySchema>;

/** A key as administrators see it; never its secret [POC-082]. */
export const apiKeyView = z.object({
  _id: uuid,
  name: z.string(),
  /** The first 11 characters of the secret. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  /** The administrator who made the key, as whom it acts. */
  createdBy: z.object({ _id: uuid, username: z.string() }),
  createdAt: isoTime,
  /** Exact to the minute; null if the key was never used. */
  lastUsedAt: z.nullable(isoTime),
  revokedAt: z.nullable(isoTime),
});
export type ApiKeyView = z.infer<typeof apiKeyView>;

export const apiKeysAnswer = z.object({ apiKeys: z.array(apiKeyView) });
export type ApiKeysAnswer = z.infer<typeof apiKeysAnswer>;
/** `secret` is returned only once: it is null in the response to a repeated request with the same Idempotency-Key [POC-083]. */
export const newApiKeyAnswer = z.object({ apiKey: apiKeyView, secret: z.nullable(z.string()) });
export type NewApiKeyAnswer = z.infer<typeof newApiKeyAnswer>;
/** `DELETE /api-keys/{id}`. */
export const apiKeyRevokedAnswer = z.object({ message: z.string() });
