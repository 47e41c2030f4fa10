/** How long WebAuthn options can be answered, in milliseconds, before the factor that tests apply. */
export const OPTIONS_LIFETIME = 5 * 60 * 1000;

/** The purpose of options; an answer to them is valid for no other purpose. */
export type OptionsPurpose = 'registration' | 'sign-in' | 'second-step' | 'reauthentication';

/** WebAuthn options that were sent to a browser and wait for its answer. Only the hash of their challenge is stored. */
export interface WebauthnOptions {
  challengeHash: Buffer;
  purpose: OptionsPurpose;
  /** The user of the options; null for a sign-in by only a passkey, as the user is not known yet. */
  userId: string | null;
  expiresAt: Date;
}
