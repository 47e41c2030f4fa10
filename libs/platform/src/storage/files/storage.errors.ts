import { DomainError } from '@manette/contracts/errors';

/** No file has this key. */
export class FileNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'File not found');
  }
}

/** The file store does not answer or fails; a later try may succeed. */
export class StorageUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'Files cannot be stored or read right now. Please try again later.');
    this.cause = cause;
  }
}

/** Error codes of a full file system: no space, a quota, a limit on file size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '');
