import { DomainError } from '@manette/contracts/errors';
import { validate } from 'uuid';

/**
 * Parses an id from a path.
 * @throws DomainError NOT_FOUND for a malformed id, as for an unknown one (contract, section 2)
 */
export function parseId(id: string, message = 'Resource not found'): string {
  if (!validate(id)) throw new DomainError('NOT_FOUND', message);
  return id.toLowerCase();
}
