import type { Message } from './message.js';
import type { TimelineEntry } from './timeline.js';

/** What a change of a ticket leaves behind, to be kept together with it. */
export interface Trace {
  messages: Message[];
  entries: TimelineEntry[];
}

export const NO_TRACE: Trace = { messages: [], entries: [] };

export const join = (...traces: Trace[]): Trace => ({
  messages: traces.flatMap((trace) => trace.messages),
  entries: traces.flatMap((trace) => trace.entries),
});
