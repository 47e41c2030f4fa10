import type { NewCredential, Passkey } from './passkey.js';

/** The user for whom a device creates a passkey. */
export interface PasskeyOwner {
  id: string;
  email: string;
  username: string;
}

/** The options for a browser, and the challenge that they contain. */
export interface MadeOptions {
  challenge: string;
  /** The options in the JSON form of WebAuthn Level 3. */
  options: Record<string, unknown>;
}

/** The answer of a browser, in the JSON form of WebAuthn Level 3. It is untrusted: any field may be missing or malformed. */
export type Credential = Record<string, unknown>;

/** The ceremonies of WebAuthn Level 3 for this shop: its host is the RP id, PUBLIC_URL the origin. */
export abstract class Webauthn {
  /** Creates options for a new passkey. A device that holds one of `known` refuses them. */
  abstract creationOptions(owner: PasskeyOwner, known: Passkey[]): Promise<MadeOptions>;

  /**
   * Creates options for an answer by one of `allowed`. If that is empty, any passkey that the device has for this shop may
   * answer.
   */
  abstract requestOptions(allowed: Passkey[]): Promise<MadeOptions>;

  /** Returns the challenge that an answer claims to answer; null if it cannot be read. */
  abstract challengeOf(credential: Credential): string | null;

  /** Returns the credential id of the passkey that an answer names; null if it cannot be read. */
  abstract credentialIdOf(credential: Credential): string | null;

  /** @returns the new passkey, or null if the answer is not valid for this shop and challenge */
  abstract verifyCreated(credential: Credential, challenge: string): Promise<NewCredential | null>;

  /** @returns the new counter, or null if the passkey has not signed this challenge for this shop */
  abstract verifyUsed(credential: Credential, challenge: string, passkey: Passkey): Promise<number | null>;
}
