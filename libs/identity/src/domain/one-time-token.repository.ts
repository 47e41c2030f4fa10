import type { OneTimeToken, TokenPurpose } from './one-time-token.js';

/** Stores the tokens of mailed links. Every method runs inside the caller's unit of work. */
export abstract class OneTimeTokenRepository {
  /** Stores a token and deletes the user's unused ones for the same purpose. */
  abstract replace(token: OneTimeToken): Promise<void>;

  abstract find(hash: Buffer, purpose: TokenPurpose): Promise<OneTimeToken | null>;

  abstract markUsed(hash: Buffer, at: Date): Promise<void>;

  /** Deletes a user's tokens, for one purpose or for all, including the addresses to which they were sent. */
  abstract deleteOfUser(userId: string, purpose?: TokenPurpose): Promise<void>;
}
