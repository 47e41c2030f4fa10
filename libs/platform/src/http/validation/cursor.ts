import { DomainError } from '@manette/contracts/errors';
import { validate } from 'uuid';

export type CursorPart = 'time' | 'id' | 'number' | 'text';

const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/;

/** Whether PostgreSQL accepts the text as a timestamp; Date.parse also accepts the 31st of February, and words. */
function isMoment(text: string): boolean {
  const [, year, month, day] = (MOMENT.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const CHECKS: Record<CursorPart, (part: unknown) => boolean> = {
  // A time stays a text: a Date would lose the microseconds, by which PostgreSQL orders.
  time: (part) => typeof part === 'string' && isMoment(part),
  id: (part) => typeof part === 'string' && validate(part),
  number: (part) => typeof part === 'number' && Number.isFinite(part),
  text: (part) => typeof part === 'string' && !part.includes('\0'),
};

/** Packs the sort key of a page's last row into an opaque cursor. */
export const encodeCursor = (parts: (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Unpacks a cursor whose parts have the given shape; undefined stays undefined.
 * @throws DomainError VALIDATION_FAILED when it is malformed
 */
export function decodeCursor(
  cursor: string | undefined,
  shape: readonly CursorPart[],
): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  const fits =
    Array.isArray(parts) &&
    parts.length === shape.length &&
    shape.every((kind, index) => CHECKS[kind](parts[index]));
  if (!fits) throw new DomainError('VALIDATION_FAILED', 'cursor is malformed', 'cursor');
  return parts as (string | number)[];
}
