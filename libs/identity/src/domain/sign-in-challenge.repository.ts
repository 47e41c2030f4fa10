import type { SignInChallenge } from './sign-in-challenge.js';

/** Stores the challenges of sign-ins. Every method runs inside the caller's unit of work. */
export abstract class SignInChallengeRepository {
  abstract add(challenge: SignInChallenge): Promise<void>;

  abstract find(hash: Buffer): Promise<SignInChallenge | null>;

  abstract countTry(hash: Buffer): Promise<void>;

  /** Ends a challenge. @returns false if it had already ended */
  abstract end(hash: Buffer, at: Date): Promise<boolean>;

  /** Ends all challenges of a user. */
  abstract endOfUser(userId: string, at: Date): Promise<void>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
