import type { Passkey } from './passkey.js';

/** Stores passkeys. A method runs inside the caller's unit of work, if there is one. */
export abstract class PasskeyRepository {
  /** @returns false where a passkey with this credential id is stored already, whoever's */
  abstract add(passkey: Passkey): Promise<boolean>;

  abstract of(userId: string): Promise<Passkey[]>;

  abstract findByCredentialId(credentialId: string): Promise<Passkey | null>;

  /**
   * Notes a use of the passkey.
   * @returns false when its counter has not risen, unless both are 0: then the passkey may have been copied [TRU-032]
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;

  abstract delete(id: string): Promise<void>;

  abstract countOf(userId: string): Promise<number>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
