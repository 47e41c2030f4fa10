import type { Totp } from './totp.js';

/** Stores authenticator apps and recovery codes. Every method runs inside the caller's unit of work. */
export abstract class SecondStepRepository {
  abstract findTotp(userId: string): Promise<Totp | null>;

  /** Stores an authenticator app and replaces the user's previous one. */
  abstract replaceTotp(totp: Totp): Promise<void>;

  abstract confirmTotp(userId: string, at: Date): Promise<void>;

  /** Records the time step of an accepted code. @returns false if that step or a later one was accepted before */
  abstract acceptStep(userId: string, step: number): Promise<boolean>;

  abstract deleteTotp(userId: string): Promise<void>;

  /** Stores the hashes of new recovery codes and replaces all previous ones. */
  abstract replaceRecoveryCodes(userId: string, hashes: Buffer[]): Promise<void>;

  /** Uses up a recovery code. @returns false if the user has no such unused code */
  abstract useRecoveryCode(userId: string, hash: Buffer, at: Date): Promise<boolean>;

  abstract countRecoveryCodes(userId: string): Promise<number>;
}
