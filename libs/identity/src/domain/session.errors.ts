import { DomainError } from '@manette/contracts/errors';
import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';

/** An unknown address or a wrong password; the answer does not say which. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('INVALID_CREDENTIALS', 'Invalid credentials');
  }
}

export class AccountDisabled extends DomainError {
  constructor() {
    super('ACCOUNT_DISABLED', 'Your account has been deactivated');
  }
}

export class Unauthenticated extends DomainError {
  constructor() {
    super('UNAUTHENTICATED', 'Unauthorized access');
  }
}

export class SessionExpired extends DomainError {
  constructor() {
    super('SESSION_EXPIRED', 'Your session has expired. Please log in again.');
  }
}

/** Also for another person's session, and for one that has ended [TRU-043]. */
export class SessionNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Session not found');
  }
}

/** [TRU-054] */
export class ReauthenticationFailed extends DomainError {
  constructor() {
    super('REAUTHENTICATION_FAILED', 'Incorrect password or code');
  }
}

/** [ID-080] */
export class SessionReplaced extends DomainError {
  constructor() {
    super('SESSION_REPLACED', SESSION_REPLACED_MESSAGE);
  }
}
