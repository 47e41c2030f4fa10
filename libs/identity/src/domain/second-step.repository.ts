import type { Totp } from './totp.js';

/** Stores authenticator apps and recovery codes. Every method runs inside the caller's unit of work. */
export abstract class SecondStepRepository {
  abstract findTotp(userId: string): Promise<Totp | null>;

  /** Stores an authenticator app in place of the user's former one. */
  abstract replaceTotp(totp: Totp): Promise<void>;

  abstract confirmTotp(userId: string, at: Date): Promise<void>;

  /** Notes the step of an accepted code. @returns false when that step or a later one was accepted before */
  abstract acceptStep(userId: string, step: number): Promise<boolean>;

  abstract deleteTotp(userId: string): Promise<void>;

  /** Stores new recovery codes, by their hashes, in place of all former ones. */
  abstract replaceRecoveryCodes(userId: string, hashes: Buffer[]): Promise<void>;

  /** Uses a recovery code up. @returns false when the user has no such unused code */
  abstract useRecoveryCode(userId: string, hash: Buffer, at: Date): Promise<boolean>;

  abstract countRecoveryCodes(userId: string): Promise<number>;
}
