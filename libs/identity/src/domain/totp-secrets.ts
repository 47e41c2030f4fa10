import type { Totp } from './totp.js';

/** Encrypts the secrets of authenticator apps for the database, each bound to its user. */
export abstract class TotpSecrets {
  /** Encrypts a secret with the current key. */
  abstract seal(userId: string, secret: Buffer): Pick<Totp, 'secret' | 'kid'>;

  /** @returns undefined if the key that encrypted the secret is no longer in the ring */
  abstract open(totp: Pick<Totp, 'userId' | 'secret' | 'kid'>): Buffer | undefined;
}
