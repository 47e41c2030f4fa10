import type { Totp } from './totp.js';

/** Encrypts the secrets of authenticator apps for the database, each for its user alone. */
export abstract class TotpSecrets {
  /** Encrypts a secret by the present key. */
  abstract seal(userId: string, secret: Buffer): Pick<Totp, 'secret' | 'kid'>;

  /** @returns undefined where the key that encrypted the secret is in the ring no more */
  abstract open(totp: Pick<Totp, 'userId' | 'secret' | 'kid'>): Buffer | undefined;
}
