import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { AUDIT_OUTCOMES } from './actions.js';

const LONGEST_TIME = 40;
const LONGEST_ACTION = 64;
const ACTION = 'action must be an action, or a group such as ticket.';

/**
 * A day, which stands for midnight UTC, or a date and time with its offset. Times before 1970 count as 1970, as no entry is
 * older.
 */
const time = (label: string) => {
  const message = `${label} must be a date and time`;
  return z.optional(
    z.pipe(
      z
        .string(message)
        .check(z.maxLength(LONGEST_TIME, { error: message, abort: true }))
        .check(
          z.refine(
            (text) =>
              z.iso.date().safeParse(text).success ||
              z.iso.datetime({ offset: true }).safeParse(text).success,
            message,
          ),
        ),
      z.transform((text) => new Date(Math.max(0, Date.parse(text)))),
    ),
  );
};

const filters = {
  actor: z.optional(z.uuid('actor must be an id')),
  target: z.optional(z.uuid('target must be an id')),
  /** An action, or a group of actions, which ends with a dot. */
  action: z.optional(
    z
      .string(ACTION)
      .check(
        z.maxLength(LONGEST_ACTION, { error: ACTION, abort: true }),
        z.regex(/^[a-z][a-z-]*(\.[a-z-]*)?$/, ACTION),
      ),
  ),
  outcome: z.optional(z.enum(AUDIT_OUTCOMES, 'outcome is unknown')),
  /** The first moment, inclusive. */
  from: time('from'),
  /** The end, exclusive. */
  to: time('to'),
};

/** `GET /audit/export` [TRU-085] */
export const auditFilters = z.object(filters);
export type AuditFilters = z.infer<typeof auditFilters>;

/** `GET /audit` [TRU-084] */
export const auditListQuery = z.object({ ...pageQuery, ...filters });
export type AuditListQuery = z.infer<typeof auditListQuery>;
