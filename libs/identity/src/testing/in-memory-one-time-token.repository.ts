import type { OneTimeToken, TokenPurpose } from '../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../domain/one-time-token.repository.js';

/** The tokens of mailed links in memory. */
export class InMemoryOneTimeTokenRepository extends OneTimeTokenRepository {
  all: OneTimeToken[] = [];

  async replace(token: OneTimeToken): Promise<void> {
    const { userId, purpose } = token;
    const isFormer = (other: OneTimeToken) =>
      other.userId === userId && other.purpose === purpose && other.usedAt === null;
    this.all = [...this.all.filter((other) => !isFormer(other)), token];
  }

  async find(hash: Buffer, purpose: TokenPurpose): Promise<OneTimeToken | null> {
    return this.all.find((token) => token.hash.equals(hash) && token.purpose === purpose) ?? null;
  }

  async markUsed(hash: Buffer, at: Date): Promise<void> {
    this.all = this.all.map((token) => (token.hash.equals(hash) ? { ...token, usedAt: at } : token));
  }

  async deleteOfUser(userId: string, purpose?: TokenPurpose): Promise<void> {
    const isTheirs = (token: OneTimeToken) =>
      token.userId === userId && (purpose === undefined || token.purpose === purpose);
    this.all = this.all.filter((token) => !isTheirs(token));
  }
}
