import type { Principal } from './principal.js';

/** Provided globally by identity. */
export abstract class SessionVerifier {
  /**
   * @param isUse whether the session counts as used by it: not for calls that a timer or an event asked for [TRU-047], and
   * not for sockets, which connect again by themselves
   * @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED
   */
  abstract verify(token: string, isUse: boolean): Promise<Principal>;

  /** The principal of a valid session, where this process knows it without a question; undefined says nothing. */
  known(_token: string, _isUse: boolean): Principal | undefined {
    return undefined;
  }
}
