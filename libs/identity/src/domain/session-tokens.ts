import type { Role } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** The bearer token of a session. */
export abstract class SessionTokens {
  abstract sign(session: Session, role: Role): Promise<string>;

  /**
   * What a token that this house has signed names.
   * @throws SessionExpired when it is too old, Unauthenticated when it is no such token
   */
  abstract read(token: string): Promise<{ sessionId: string; userId: string }>;
}
