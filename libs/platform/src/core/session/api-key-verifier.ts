import type { Principal } from './principal.js';

/** The prefix of a bearer token that is an API key; no session token begins with it. */
const API_KEY_PREFIX = 'mk_';

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Verifies API keys. The context webhooks provides it globally. */
export abstract class ApiKeyVerifier {
  /**
   * Returns the principal of a call with a key: the administrator who made the key, within the key's scopes.
   * @throws DomainError UNAUTHENTICATED for a key that is unknown or revoked, or whose maker is no longer an active
   * administrator
   */
  abstract verify(key: string): Promise<Principal>;
}
