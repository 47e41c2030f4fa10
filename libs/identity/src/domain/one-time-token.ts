const HOUR = 60 * 60 * 1000;

export type TokenPurpose = 'verify-email' | 'reset-password';

const LIFETIME: Record<TokenPurpose, number> = { 'verify-email': 24 * HOUR, 'reset-password': HOUR };

/** The token of a mailed link. Only the secret's hash is stored, so that a leaked table opens no account. */
export interface OneTimeToken {
  hash: Buffer;
  userId: string;
  purpose: TokenPurpose;
  /** The address it was sent to. It proves no other address. */
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

/** Whether a token is valid: unused, not expired, and sent to the user's present address. */
export function isUsable(token: OneTimeToken, email: string | null, now: Date): boolean {
  return token.usedAt === null && now < token.expiresAt && token.email === email;
}
