import * as z from 'zod/mini';

/** The expected wait of a client. Both fields are null while `showQueue` is off [LIF-105]. */
export const queueView = z.object({
  /** The position in the queue: 1 is the next; null for a ticket that is not waiting. */
  position: z.nullable(z.number()),
  /** The median time to the first answer in the last 7 days, rounded up; null with fewer than five answered tickets. */
  typicalMinutes: z.nullable(z.number()),
});
export type QueueView = z.infer<typeof queueView>;
export const queueAnswer = z.object({ queue: queueView });
