import type { WebauthnOptions } from './webauthn-options.js';

/** Stores WebAuthn options until they are answered. */
export abstract class WebauthnOptionsRepository {
  abstract add(options: WebauthnOptions): Promise<void>;

  /** Deletes the options with this challenge and returns them; of several concurrent calls, only one gets them [TRU-032]. */
  abstract take(challengeHash: Buffer): Promise<WebauthnOptions | null>;
}
