import { DomainError } from '@manette/contracts/errors';

/** Somebody did not come in by Google: refused there, tampered with, or not set up here. */
export class GoogleRefused extends DomainError {
  constructor(why: string) {
    super('UNAUTHENTICATED', `Google sign-in failed: ${why}`);
  }
}
