const HOUR = 60 * 60 * 1000;

export type TokenPurpose = 'verify-email' | 'reset-password';

const LIFETIME: Record<TokenPurpose, number> = { 'verify-email': 24 * HOUR, 'reset-password': HOUR };

/** The token of a mailed link. Only the secret's hash is stored, so that a leaked table opens no account. */
export interface OneTimeToken {
  hash: Buffer;
  userId: string;
  purpose: TokenPurpose;
  /** The address to which the link was sent. The token verifies only this address. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Issues a token for a user's address. */
export function issueToken(
  token: Pick<OneTimeToken, 'hash' | 'userId' | 'purpose' | 'email'>,
  at: Date,
): OneTimeToken {
  return { ...token, expiresAt: new Date(at.getTime() + LIFETIME[token.purpose]), usedAt: null };
}

/** Returns whether a token is valid: unused, not expired, and sent to the user's current address. */
export function isUsable(token: OneTimeToken, email: string | null, now: Date): boolean {
  return token.usedAt === null && now < token.expiresAt && token.email === email;
}
