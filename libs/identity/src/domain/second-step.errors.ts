import { DomainError } from '@manette/contracts/errors';

/** A wrong code of an authenticator app, or a wrong recovery code [TRU-011]. */
export class InvalidCode extends DomainError {
  constructor() {
    super('INVALID_CODE', 'Invalid verification code');
  }
}

/** The challenge of a sign-in has expired, was used, or is unknown [TRU-012, TRU-013]. */
export class ChallengeExpired extends DomainError {
  constructor() {
    super('CHALLENGE_EXPIRED', 'Your sign-in has expired. Please log in again.');
  }
}

/** [TRU-037] */
export class LastMethodOfAdministrator extends DomainError {
  constructor() {
    super('CONFLICT', 'Administrators need two-step sign-in. Add another first.');
  }
}

/** [TRU-017] */
export class AuthenticatorAppAlreadySetUp extends DomainError {
  constructor() {
    super('CONFLICT', 'An authenticator app is set up already');
  }
}

/** [TRU-026] */
export class AuthenticatorAppNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Authenticator app not found');
  }
}

/** [TRU-024] */
export class SecondStepOff extends DomainError {
  constructor() {
    super('CONFLICT', 'Two-step sign-in is off');
  }
}
