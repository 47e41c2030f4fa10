import * as z from 'zod/mini';
import { guideView } from '../fulfilment/guide.view.js';
import { isoTime, uuid } from '../http/primitives.js';
import { SLOT_KINDS } from './slot-kinds.js';

export const TERM_STATES = ['active', 'returning', 'ended'] as const;
export type TermState = (typeof TERM_STATES)[number];

/** A rental [LIF-081]. */
export const termView = z.object({
  _id: uuid,
  account: z.object({ _id: uuid, codeName: z.string() }),
  slot: z.object({ _id: uuid, kind: z.enum(SLOT_KINDS), label: z.string() }),
  /** A deleted client is '[Deleted]'. */
  client: z.object({ _id: uuid, username: z.string() }),
  /** Null for a rental that began before the ledger. */
  ticket: z.nullable(z.object({ _id: uuid, ticketNumber: z.string() })),
  startsAt: isoTime,
  endsAt: z.nullable(isoTime),
  state: z.enum(TERM_STATES),
  /** Whether the rental has ended and is not returned. */
  overdue: z.boolean(),
  /** The days until the end, rounded up; 0 after the end, null without an end. */
  daysLeft: z.nullable(z.number()),
  /** Oldest first. */
  renewals: z.array(z.object({ ticketNumber: z.string(), months: z.number(), from: isoTime, to: isoTime })),
  /** The return guide, after the client has requested the return. */
  guide: z.nullable(guideView),
});
export type TermView = z.infer<typeof termView>;

export const termAnswer = z.object({ term: termView });
export const termsAnswer = z.object({
  terms: z.array(termView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
