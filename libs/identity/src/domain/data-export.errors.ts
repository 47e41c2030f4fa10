import { DomainError } from '@manette/contracts/errors';

/** [TRU-109] */
export class OnlyForClients extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Access denied');
  }
}

/** The user has no export to download: none was requested, is ready, or is still valid [TRU-110]. */
export class NoDataExport extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Resource not found');
  }
}
