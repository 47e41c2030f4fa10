/** What can happen to a ticket; the timeline is only ever added to. */
export const TIMELINE_KINDS = [
  'opened',
  'taken_up',
  'completed',
  'cancelled',
  'assigned',
  'priority_changed',
  'message_deleted',
  'deleted',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One entry of a ticket's timeline: what happened, when, and who did it (null: the product itself). */
export class TimelineEntry {
  readonly id!: string;
  readonly ticketId!: string;
  readonly kind!: TimelineKind;
  readonly actorId!: string | null;
  readonly detail!: Record<string, string | null>;
  readonly at!: Date;

  static of(entry: Omit<TimelineEntry, never>): TimelineEntry {
    return Object.assign(new TimelineEntry(), entry);
  }
}
