import type { Message } from './message.js';
import type { TimelineEntry } from './timeline.js';

/** The messages and timeline entries that a change of a ticket adds, to be stored together with the ticket. */
export interface TicketChanges {
  messages: Message[];
  entries: TimelineEntry[];
}

export const NO_CHANGES: TicketChanges = { messages: [], entries: [] };

export const combine = (...all: TicketChanges[]): TicketChanges => ({
  messages: all.flatMap(({ messages }) => messages),
  entries: all.flatMap(({ entries }) => entries),
});
