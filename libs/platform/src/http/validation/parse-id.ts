import { DomainError } from '@manette/contracts/errors';
import { validate } from 'uuid';

/** An id from a path. A malformed one is a DomainError NOT_FOUND, as if nothing had it (contract, section 2). */
export function parseId(id: string, message = 'Resource not found'): string {
  if (!validate(id)) throw new DomainError('NOT_FOUND', message);
  return id.toLowerCase();
}
