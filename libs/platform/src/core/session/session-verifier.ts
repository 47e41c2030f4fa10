import type { Principal } from './principal.js';

/** Provided globally by identity. */
export abstract class SessionVerifier {
  /** @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED */
  abstract verify(token: string): Promise<Principal>;

  /** The principal of a valid session, where this process knows it without a question; undefined says nothing. */
  known(_token: string): Principal | undefined {
    return undefined;
  }
}
