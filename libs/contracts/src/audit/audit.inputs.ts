import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { AUDIT_OUTCOMES } from './actions.js';

const LONGEST_TIME = 40;
const LONGEST_ACTION = 64;
const ACTION = 'action must be an action, or a group such as ticket.';

/** A day, which begins at midnight UTC, or a moment with its offset; no entry is older than 1970. */
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
  /** Whole, or with a dot at its end a group. */
  action: z.optional(
    z
      .string(ACTION)
      .check(
        z.maxLength(LONGEST_ACTION, { error: ACTION, abort: true }),
        z.regex(/^[a-z][a-z-]*(\.[a-z-]*)?$/, ACTION),
      ),
  ),
  outcome: z.optional(z.enum(AUDIT_OUTCOMES, 'outcome is unknown')),
  /** Inclusive. */
  from: time('from'),
  /** Exclusive. */
  to: time('to'),
};

/** `GET /audit/export` [TRU-085] */
export const auditFilters = z.object(filters);
export type AuditFilters = z.infer<typeof auditFilters>;

/** `GET /audit` [TRU-084] */
export const auditListQuery = z.object({ ...pageQuery, ...filters });
export type AuditListQuery = z.infer<typeof auditListQuery>;
