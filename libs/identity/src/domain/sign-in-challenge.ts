import type { SignInMethod } from '@manette/contracts/identity';

/** How long a sign-in waits for its second step, in milliseconds, before the factor of tests. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;
/** So many wrong proofs end a challenge. */
export const CHALLENGE_TRIES = 5;

/** A sign-in whose first step has passed. Only the hash of its token is stored. */
export interface SignInChallenge {
  hash: Buffer;
  userId: string;
  /** How the first step was passed; the session that follows has this method. */
  method: SignInMethod;
  /** A digest of the user's password at the first step; another password ends the challenge. */
  passwordDigest: Buffer;
  expiresAt: Date;
  /** How many wrong proofs were given. */
  tries: number;
  /** When a sign-in used it, or a removed method ended it. */
  endedAt: Date | null;
}

/** Whether a sign-in can still be finished by this challenge [TRU-012, TRU-013]. */
export function isOpen(challenge: SignInChallenge, passwordDigest: Buffer, now: Date): boolean {
  const { endedAt, tries, expiresAt } = challenge;
  const isSamePassword = challenge.passwordDigest.equals(passwordDigest);
  return endedAt === null && tries < CHALLENGE_TRIES && now < expiresAt && isSamePassword;
}
