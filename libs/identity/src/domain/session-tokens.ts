import type { Role } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** The content of a token. */
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
   * @throws SessionExpired for an expired token, Unauthenticated for a token that this shop has not signed
   */
  abstract read(token: string): Promise<TokenOwner>;
}
