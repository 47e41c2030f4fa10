import type { TimelineKind } from '@manette/contracts/orders';
import type { FieldsOf } from '@manette/conversation/message';

export type { TimelineKind };

/** One entry of a ticket's timeline: what happened, when, and who did it (null: the product itself). Entries never change. */
export class TimelineEntry {
  readonly id!: string;
  readonly ticketId!: string;
  readonly kind!: TimelineKind;
  readonly actorId!: string | null;
  readonly detail!: Record<string, string | null>;
  readonly at!: Date;

  static of(fields: FieldsOf<TimelineEntry>): TimelineEntry {
    return Object.assign(new TimelineEntry(), fields);
  }
}
