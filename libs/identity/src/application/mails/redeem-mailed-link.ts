import { Injectable } from '@nestjs/common';
import { isUsable, type OneTimeToken, type TokenPurpose } from '../../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserRepository } from '../../domain/user.repository.js';
import type { User } from '../../domain/user.js';
import { hashOf, looksLikeSecret } from './one-time-secret.js';

/** Finds and redeems mailed links, inside the caller's unit of work. */
@Injectable()
export class RedeemMailedLink {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly users: UserRepository,
  ) {}

  /** Finds the token of a link and locks the user it was sent to. Returns undefined for an unknown link. */
  async find(
    secret: string,
    purpose: TokenPurpose,
  ): Promise<{ token: OneTimeToken; user: User } | undefined> {
    if (!looksLikeSecret(secret)) return undefined;
    const hash = hashOf(secret);
    const known = await this.tokens.find(hash, purpose);
    const user = known && (await this.users.lock(known.userId));
    // Reads the token again under the user's lock, as the link may be opened twice at the same time.
    const token = user && (await this.tokens.find(hash, purpose));
    return token ? { token, user } : undefined;
  }

  /** Returns whether a link can be redeemed at the time `now`. */
  async isValid(secret: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
    const link = await this.find(secret, purpose);
    return link !== undefined && isUsable(link.token, link.user.email, now);
  }

  /** Marks a token as used. @returns false if it is not or no longer valid */
  async redeem({ token, user }: { token: OneTimeToken; user: User }, now: Date): Promise<boolean> {
    if (!isUsable(token, user.email, now)) return false;
    await this.tokens.markUsed(token.hash, now);
    return true;
  }
}
