import { DomainError } from '@manette/contracts/errors';

/** A Google sign-in failed: Google refused it, its answer was forged, or Google is not configured. */
export class GoogleRefused extends DomainError {
  constructor(why: string) {
    super('UNAUTHENTICATED', `Google sign-in failed: ${why}`);
  }
}

/** The user with this address is linked to another Google identity [TRU-060]. */
export class GoogleConflict extends DomainError {
  constructor() {
    super('CONFLICT', 'This email address is linked to another Google account.');
  }
}
