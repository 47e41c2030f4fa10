const HOUR = 60 * 60 * 1000;

export type TokenPurpose = 'verify-email' | 'reset-password';

const LIFETIME: Record<TokenPurpose, number> = { 'verify-email': 24 * HOUR, 'reset-password': HOUR };

/** What a mailed link carries, as it is kept: only the hash of the secret, so that the table opens nothing. */
export interface OneTimeToken {
  hash: Buffer;
  userId: string;
  purpose: TokenPurpose;
  /** The address it was sent to; it proves no other. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A token for a person's address, issued at a moment. */
export function issueToken(
  token: Pick<OneTimeToken, 'hash' | 'userId' | 'purpose' | 'email'>,
  at: Date,
): OneTimeToken {
  return { ...token, expiresAt: new Date(at.getTime() + LIFETIME[token.purpose]), usedAt: null };
}

/** Whether a token opens anything: unused, in time, and sent to the address the person still has. */
export function isUsable(token: OneTimeToken, email: string | null, now: Date): boolean {
  return token.usedAt === null && now < token.expiresAt && token.email === email;
}
