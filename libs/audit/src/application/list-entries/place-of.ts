import { DomainError } from '@manette/contracts/errors';

/** Returns the number of the entry in a cursor. @throws DomainError VALIDATION_FAILED if no entry can have that number */
export function placeOf(parts: (string | number)[] | undefined): number | undefined {
  if (!parts) return undefined;
  const seq = Number(parts[0]);
  if (!Number.isSafeInteger(seq) || seq < 1)
    throw new DomainError('VALIDATION_FAILED', 'cursor is malformed', 'cursor');
  return seq;
}
