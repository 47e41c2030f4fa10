import type { Role } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** What a token names. */
export interface TokenOwner {
  sessionId: string;
  userId: string;
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Signs and reads the bearer tokens of sessions. */
export abstract class SessionTokens {
  abstract sign(session: Session, role: Role): Promise<string>;

  /**
   * Reads the session and the user that a token names.
   * @throws SessionExpired for an expired token, Unauthenticated for one that was not signed here
   */
  abstract read(token: string): Promise<TokenOwner>;
}
