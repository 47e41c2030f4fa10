import type { TimelineKind } from '@manette/contracts/orders';

export type { TimelineKind };

/** One entry of a ticket's timeline: what happened, when, and who did it (null: the product itself). Never changed. */
export class TimelineEntry {
  readonly id!: string;
  readonly ticketId!: string;
  readonly kind!: TimelineKind;
  readonly actorId!: string | null;
  readonly detail!: Record<string, string | null>;
  readonly at!: Date;

  static of(entry: { [Key in keyof TimelineEntry]: TimelineEntry[Key] }): TimelineEntry {
    return Object.assign(new TimelineEntry(), entry);
  }
}
