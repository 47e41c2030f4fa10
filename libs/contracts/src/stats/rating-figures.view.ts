import * as z from 'zod/mini';

/** What orders were rated, in all and by the administrator they were assigned to; averages have one decimal [LIF-102]. */
export const ratingFiguresView = z.object({
  /** Null while there is no rating. */
  average: z.nullable(z.number()),
  count: z.int(),
  byAdmin: z.array(z.object({ _id: z.string(), username: z.string(), average: z.number(), count: z.int() })),
});
export type RatingFiguresView = z.infer<typeof ratingFiguresView>;
