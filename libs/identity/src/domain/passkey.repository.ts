import type { Passkey } from './passkey.js';

/** Stores passkeys. Every method joins the caller's unit of work, if there is one. */
export abstract class PasskeyRepository {
  /** @returns false if a passkey with this credential id is already stored, for any user */
  abstract add(passkey: Passkey): Promise<boolean>;

  abstract of(userId: string): Promise<Passkey[]>;

  abstract findByCredentialId(credentialId: string): Promise<Passkey | null>;

  /**
   * Records a use of the passkey.
   * @returns false if the counter has not increased, which may mean that the passkey was copied; two counters of 0 are accepted
   * [TRU-032]
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;

  abstract delete(id: string): Promise<void>;

  abstract countOf(userId: string): Promise<number>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
