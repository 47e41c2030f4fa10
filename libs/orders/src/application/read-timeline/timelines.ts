import type { Page } from '@manette/contracts/http';
import type { TimelineEntryView, TimelineQuery } from '@manette/contracts/orders';

/** What happened to a ticket and who did it, oldest first. */
export abstract class Timelines {
  abstract page(ticketId: string, query: TimelineQuery): Promise<Page<TimelineEntryView>>;
}
