import type { Principal } from './principal.js';

/** Verifies session tokens. The context identity provides it globally. */
export abstract class SessionVerifier {
  /**
   * Returns the principal of a valid session.
   * @param isUse whether the call counts as use of the session: not if a timer or an event caused it [TRU-047], and not for
   * sockets, which reconnect automatically
   * @throws DomainError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REPLACED or ACCOUNT_DISABLED
   */
  abstract verify(token: string, isUse: boolean): Promise<Principal>;

  /**
   * Returns the principal of a valid session if this process has it in memory. Undefined does not mean that the session is
   * invalid.
   */
  known(_token: string, _isUse: boolean): Principal | undefined {
    return undefined;
  }
}
