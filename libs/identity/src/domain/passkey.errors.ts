import { DomainError } from '@manette/contracts/errors';

/** [TRU-029] */
export class InvalidPasskey extends DomainError {
  constructor() {
    super('INVALID_PASSKEY', 'This passkey could not be verified');
  }
}
