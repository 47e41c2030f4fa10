import { DomainError } from '@manette/contracts/errors';

export class PublicMessageNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Message not found');
  }
}
