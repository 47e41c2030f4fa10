import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';

/** The kinds of timeline entries of a ticket. */
export const TIMELINE_KINDS = [
  'opened',
  'taken_up',
  'completed',
  'cancelled',
  'assigned',
  'priority_changed',
  'message_deleted',
  'deleted',
  'payment_requested',
  'proof_sent',
  'payment_accepted',
  'payment_rejected',
  'payment_overridden',
  'held',
  'hold_released',
  'delivered',
  'rules_acknowledged',
  'delivery_revealed',
  'delivery_revealed_by_admin',
  'delivery_replaced',
  'delivery_extended',
  'term_started',
  'term_prolonged',
  'term_changed',
  'return_requested',
  'returned',
  'guide_sent',
  'rated',
  'evidence_downloaded',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One entry of a ticket's timeline, as administrators see it. */
export const timelineEntryView = z.object({
  _id: uuid,
  kind: z.enum(TIMELINE_KINDS),
  /** The user who acted; null for the system. A deleted user is '[Deleted]'. */
  actor: z.nullable(z.object({ _id: uuid, username: z.string() })),
  /** The former and new priority, or the names of the former and new assigned administrator. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The reason why a ticket was cancelled. */
  reason: z.nullable(z.string()),
  at: isoTime,
});
export type TimelineEntryView = z.infer<typeof timelineEntryView>;

/** `GET /messages/support/ticket/{id}/timeline`, oldest first. */
export const timelineQuery = z.object(pageQuery);
export type TimelineQuery = z.infer<typeof timelineQuery>;
export const timelineAnswer = z.object({
  timeline: z.array(timelineEntryView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
