import { DomainError } from '@manette/contracts/errors';
import { MAX_PASSKEYS } from '@manette/contracts/identity';

/** [TRU-029] */
export class InvalidPasskey extends DomainError {
  constructor() {
    super('INVALID_PASSKEY', 'This passkey could not be verified');
  }
}

/** [TRU-028] */
export class TooManyPasskeys extends DomainError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_PASSKEYS} passkeys`);
  }
}

/** The passkey does not exist, or belongs to another user [TRU-026]. */
export class PasskeyNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Passkey not found');
  }
}
