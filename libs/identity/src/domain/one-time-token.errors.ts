import { DomainError } from '@manette/contracts/errors';
import { FORGOTTEN_PASSWORD_MESSAGES, VERIFICATION_MESSAGES } from '@manette/contracts/identity';

export class InvalidVerificationToken extends DomainError {
  constructor() {
    super('INVALID_TOKEN', VERIFICATION_MESSAGES.invalid);
  }
}

/** [ID-138] */
export class VerificationTokenMissing extends DomainError {
  constructor() {
    super('INVALID_TOKEN', VERIFICATION_MESSAGES.missing);
  }
}

export class EmailAlreadyVerified extends DomainError {
  constructor() {
    super('CONFLICT', VERIFICATION_MESSAGES.already);
  }
}

export class InvalidResetToken extends DomainError {
  constructor() {
    super('INVALID_TOKEN', FORGOTTEN_PASSWORD_MESSAGES.invalid);
  }
}
