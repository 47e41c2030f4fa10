/** How long options can be answered, in milliseconds, before the factor of tests. */
export const OPTIONS_LIFETIME = 5 * 60 * 1000;

/** What options were made for; an answer to them serves nothing else. */
export type OptionsPurpose = 'registration' | 'sign-in' | 'second-step' | 'reauthentication';

/** Options that were given to a browser and wait for its answer. Only the hash of their challenge is stored. */
export interface WebauthnOptions {
  challengeHash: Buffer;
  purpose: OptionsPurpose;
  /** Whose they are; null for a sign-in by a passkey alone, where nobody is known yet. */
  userId: string | null;
  expiresAt: Date;
}
