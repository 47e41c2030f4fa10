import * as z from 'zod/mini';

/** The average stars of the rated orders of a listing, with one decimal [LIF-103]. */
export const listingRating = z.object({ average: z.number(), count: z.number() });
export type ListingRating = z.infer<typeof listingRating>;
