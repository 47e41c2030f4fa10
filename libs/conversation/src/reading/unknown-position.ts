import { DomainError } from '@manette/contracts/errors';

/** `before` or `after` is not the id of a message of this conversation. */
export class UnknownPosition extends DomainError {
  constructor(field: 'before' | 'after') {
    super('VALIDATION_FAILED', `${field} must be the id of a message`, field);
  }
}
