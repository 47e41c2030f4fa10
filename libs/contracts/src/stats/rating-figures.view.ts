import * as z from 'zod/mini';

/**
 * The ratings of orders, in total and by the administrator to whom the orders were assigned. Averages have one decimal
 * [LIF-102].
 */
export const ratingFiguresView = z.object({
  /** Null if there is no rating. */
  average: z.nullable(z.number()),
  count: z.int(),
  byAdmin: z.array(z.object({ _id: z.string(), username: z.string(), average: z.number(), count: z.int() })),
});
export type RatingFiguresView = z.infer<typeof ratingFiguresView>;
