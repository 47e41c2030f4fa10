import type { WebauthnOptions } from './webauthn-options.js';

/** Stores options until they are answered. */
export abstract class WebauthnOptionsRepository {
  abstract add(options: WebauthnOptions): Promise<void>;

  /** Deletes the options with this challenge and returns them; of several calls at once one gets them [TRU-032]. */
  abstract take(challengeHash: Buffer): Promise<WebauthnOptions | null>;
}
