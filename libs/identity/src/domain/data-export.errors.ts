import { DomainError } from '@manette/contracts/errors';

/** [TRU-109] */
export class OnlyForClients extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Access denied');
  }
}

/** Nothing that can be downloaded: never asked for, not ready, expired, or another person's [TRU-110]. */
export class NoDataExport extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Resource not found');
  }
}
