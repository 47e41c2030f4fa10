import { DomainError } from '@manette/contracts/errors';

export class PublicMessageNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Message not found');
  }
}

/** `before` or `after` names no message of the chat. */
export class UnknownPlace extends DomainError {
  constructor(field: 'before' | 'after') {
    super('VALIDATION_FAILED', `${field} must be the id of a message`, field);
  }
}
