import { DomainError } from '@manette/contracts/errors';

/** Somebody did not come in by Google: refused there, tampered with, or not set up here. */
export class GoogleRefused extends DomainError {
  constructor(why: string) {
    super('UNAUTHENTICATED', `Google sign-in failed: ${why}`);
  }
}

/** The address belongs to somebody who is tied to another Google identity [TRU-060]. */
export class GoogleConflict extends DomainError {
  constructor() {
    super('CONFLICT', 'This email address is linked to another Google account.');
  }
}
