import { PasswordHasher } from '../domain/password-hasher.js';
import { SessionTokens } from '../domain/session-tokens.js';
import type { Session } from '../domain/session.js';

/** Hashes without cost, so that tests of business rules take milliseconds. */
export class PlainPasswordHasher extends PasswordHasher {
  /** The number of passwords that were hashed. */
  hashed = 0;
  /** Runs while a password is compared. */
  whileComparing = (): void => undefined;

  async hash(password: string): Promise<string> {
    this.hashed += 1;
    return `hash of ${password}`;
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    this.whileComparing();
    return stored === `hash of ${password}`;
  }
}

/** Signs tokens in plain text. */
export class PlainSessionTokens extends SessionTokens {
  async sign(session: Session): Promise<string> {
    return `${session.id} ${session.userId}`;
  }

  async read(token: string) {
    const [sessionId = '', userId = ''] = token.split(' ');
    return { sessionId, userId, expiresAt: Infinity };
  }
}
