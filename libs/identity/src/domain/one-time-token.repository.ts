import type { OneTimeToken, TokenPurpose } from './one-time-token.js';

/** Where the tokens of mailed links are kept. Every method works inside the unit of work of the caller. */
export abstract class OneTimeTokenRepository {
  /** Keeps a token in place of the person's former unused ones for the same purpose. */
  abstract replace(token: OneTimeToken): Promise<void>;

  abstract find(hash: Buffer, purpose: TokenPurpose): Promise<OneTimeToken | null>;

  abstract markUsed(hash: Buffer, at: Date): Promise<void>;

  /** Forgets the tokens of a person, for one purpose or for all, and with them the addresses they were sent to. */
  abstract deleteOfUser(userId: string, purpose?: TokenPurpose): Promise<void>;
}
