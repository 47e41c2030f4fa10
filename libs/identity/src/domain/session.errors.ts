import { DomainError } from '@manette/contracts/errors';
import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';

/** The same words for an unknown address and a wrong password. */
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

/** [ID-080] */
export class SessionReplaced extends DomainError {
  constructor() {
    super('SESSION_REPLACED', SESSION_REPLACED_MESSAGE);
  }
}
