import { DomainError } from '@manette/contracts/errors';

/** There is no file of this key. */
export class FileNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'File not found');
  }
}

/** The store of files does not answer, or refuses to work; a later try may succeed. */
export class StorageUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'Files cannot be stored or read right now. Please try again later.');
    this.cause = cause;
  }
}

/** What a file system says when it takes no more bytes: no space, a quota, a limit on the size of files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '');
