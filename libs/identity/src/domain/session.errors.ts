import { DomainError } from '@manette/contracts/errors';
import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';

/** The address is unknown or the password is wrong; the message does not say which. */
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

/** The session does not exist, belongs to another user, or has ended [TRU-043]. */
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
