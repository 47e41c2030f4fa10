import type { SignInMethod } from '@manette/contracts/identity';

/** How long a sign-in waits for its second step, in milliseconds, before the factor that tests apply. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;
/** The number of wrong proofs that ends a challenge. */
export const CHALLENGE_TRIES = 5;

/** A sign-in whose first step has passed. Only the hash of its token is stored. */
export interface SignInChallenge {
  hash: Buffer;
  userId: string;
  /** The method of the first step; the session that follows gets this method. */
  method: SignInMethod;
  /** A digest of the user's password at the first step; a new password ends the challenge. */
  passwordDigest: Buffer;
  expiresAt: Date;
  /** The number of wrong proofs so far. */
  tries: number;
  /** When a sign-in used the challenge, or the removal of a method ended it. */
  endedAt: Date | null;
}

/** Returns whether a sign-in can still be completed with this challenge [TRU-012, TRU-013]. */
export function isOpen(challenge: SignInChallenge, passwordDigest: Buffer, now: Date): boolean {
  const { endedAt, tries, expiresAt } = challenge;
  const isSamePassword = challenge.passwordDigest.equals(passwordDigest);
  return endedAt === null && tries < CHALLENGE_TRIES && now < expiresAt && isSamePassword;
}
