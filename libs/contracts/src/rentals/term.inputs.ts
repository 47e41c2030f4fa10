import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery, searchText } from '../http/page.js';
import { reason } from '../http/reason.js';
import { SLOT_KINDS } from './slot-kinds.js';

/** `ending`: ends within 7 days and has not ended; `overdue`: has ended and is not returned. */
export const TERM_FILTERS = ['active', 'ending', 'overdue', 'returning', 'ended'] as const;
export type TermFilter = (typeof TERM_FILTERS)[number];

/** `GET /rentals/terms` [LIF-082]. */
export const termListQuery = z.object({
  ...pageQuery,
  q: searchText,
  state: choice(TERM_FILTERS, 'state is unknown'),
  kind: choice(SLOT_KINDS, 'kind is unknown'),
  accountId: z.optional(z.uuid('accountId must be the id of an account')),
});
export type TermListQuery = z.infer<typeof termListQuery>;

/** `GET /rentals/mine` */
export const ownTermsQuery = z.object(pageQuery);
export type OwnTermsQuery = z.infer<typeof ownTermsQuery>;

const MAX_TIME = 40;
/** A date and time in ISO 8601, with its offset from UTC. */
const moment = (label: string) =>
  z.pipe(
    z
      .string(`${label} must be a date and time`)
      .check(
        z.maxLength(MAX_TIME, { error: `${label} must be a date and time`, abort: true }),
        z.iso.datetime({ offset: true, error: `${label} must be a date and time` }),
      ),
    z.transform((text) => new Date(text)),
  );

/** `POST /rentals/terms`: a rental that began before the ledger [LIF-083]. */
export const newTerm = z.object({
  slotId: z.uuid('Choose a slot'),
  clientId: z.uuid('Choose a client'),
  startsAt: moment('Start'),
  endsAt: z.nullable(moment('End')),
});
export type NewTerm = z.infer<typeof newTerm>;

/** `PATCH /rentals/terms/{id}` [LIF-084] */
export const changedEnd = z.object({ endsAt: moment('End'), reason });
export type ChangedEnd = z.infer<typeof changedEnd>;

export const PASSWORD_OF_RETURN = 'Enter the new password or confirm that it is unchanged';

/** `POST /rentals/terms/{id}/confirm-return` [LIF-090, LIF-092] */
export const confirmedReturn = z.object({
  reason: z.optional(reason),
  password: z.optional(
    z
      .string(PASSWORD_OF_RETURN)
      .check(
        z.minLength(1, PASSWORD_OF_RETURN),
        z.maxLength(200, 'Password must be less than 200 characters'),
      ),
  ),
  unchanged: z.optional(z.boolean('Unchanged must be true or false')),
});
export type ConfirmedReturn = z.infer<typeof confirmedReturn>;
