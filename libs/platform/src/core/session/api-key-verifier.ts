import type { Principal } from './principal.js';

/** What a bearer token that is an API key begins with; no session's token does. */
const API_KEY_PREFIX = 'mk_';

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Provided globally by webhooks. */
export abstract class ApiKeyVerifier {
  /**
   * Who makes a call with a key: the administrator who made it, within the key's scopes.
   * @throws DomainError UNAUTHENTICATED for a key that is unknown or revoked, or whose maker is no longer an active administrator
   */
  abstract verify(key: string): Promise<Principal>;
}
