import * as z from 'zod/mini';

/** The stars that a listing's orders were given, on average, with one decimal [LIF-103]. */
export const listingRating = z.object({ average: z.number(), count: z.number() });
export type ListingRating = z.infer<typeof listingRating>;
