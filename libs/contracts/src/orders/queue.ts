import * as z from 'zod/mini';

/** How long a client may expect to wait; with `showQueue` off both are null [LIF-105]. */
export const queueView = z.object({
  /** 1 is the next; null for a ticket that does not wait. */
  position: z.nullable(z.number()),
  /** The median time to the first answer in the last 7 days, rounded up; null below five answered tickets. */
  typicalMinutes: z.nullable(z.number()),
});
export type QueueView = z.infer<typeof queueView>;
export const queueAnswer = z.object({ queue: queueView });
