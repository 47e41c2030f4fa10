import type { NewCredential, Passkey } from './passkey.js';

/** The user for whom a device makes a passkey. */
export interface PasskeyOwner {
  id: string;
  email: string;
  username: string;
}

/** What a browser is given, and the challenge in it. */
export interface MadeOptions {
  challenge: string;
  /** In the JSON form of WebAuthn Level 3. */
  options: Record<string, unknown>;
}

/** What a browser answers, in the JSON form of WebAuthn Level 3; nothing about it is certain. */
export type Credential = Record<string, unknown>;

/** The ceremonies of WebAuthn Level 3 as this shop's: its host is the RP id, PUBLIC_URL the origin. */
export abstract class Webauthn {
  /** For a new passkey; a device that has one of `known` refuses. */
  abstract creationOptions(owner: PasskeyOwner, known: Passkey[]): Promise<MadeOptions>;

  /** For an answer by one of `allowed`; without any, by whichever passkey the device has for this shop. */
  abstract requestOptions(allowed: Passkey[]): Promise<MadeOptions>;

  /** The challenge that a browser says to have answered; null where it cannot be read. */
  abstract challengeOf(credential: Credential): string | null;

  /** The id by which an answer names its passkey; null where it cannot be read. */
  abstract credentialIdOf(credential: Credential): string | null;

  /** @returns the new passkey, or null when the answer is not valid for this shop and challenge */
  abstract verifyCreated(credential: Credential, challenge: string): Promise<NewCredential | null>;

  /** @returns the new counter, or null when the passkey has not signed this challenge for this shop */
  abstract verifyUsed(credential: Credential, challenge: string, passkey: Passkey): Promise<number | null>;
}
