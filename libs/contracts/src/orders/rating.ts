import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { multiline } from '../http/text.js';

export const MAX_STARS = 5;
export const MAX_COMMENT = 500;
/** The number of ratings from which a listing shows their average [LIF-103]. */
export const LEAST_RATINGS = 3;

const STARS = `Stars must be a whole number from 1 to ${MAX_STARS}`;

/** `PUT /ratings/tickets/{ticketId}`: an absent comment stays; an empty one or null removes it [LIF-101]. */
export const ratingFields = z.object({
  stars: z.number(STARS).check(z.int(STARS), z.minimum(1, STARS), z.maximum(MAX_STARS, STARS)),
  comment: z.optional(
    z.nullable(
      multiline('Comment', {
        length: MAX_COMMENT,
        message: `Comment must be less than ${MAX_COMMENT} characters`,
      }),
    ),
  ),
});
export type RatingFields = z.infer<typeof ratingFields>;

/** The rating of an order, for its author and administrators. */
export const ratingView = z.object({
  _id: uuid,
  ticketId: uuid,
  ticketNumber: z.string(),
  stars: z.number(),
  comment: z.nullable(z.string()),
  /** The administrator to whom the ticket is assigned; '[Deleted]' if deleted. */
  admin: z.nullable(z.object({ _id: uuid, username: z.string() })),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** Until when its author may change it. */
  editableUntil: isoTime,
});
export type RatingView = z.infer<typeof ratingView>;

/** `GET /ratings`, newest first [LIF-102]. */
export const ratingListQuery = z.object(pageQuery);
export type RatingListQuery = z.infer<typeof ratingListQuery>;

export const ratingAnswer = z.object({ rating: ratingView });
export const ownRatingAnswer = z.object({ rating: z.nullable(ratingView) });
export const ratingsAnswer = z.object({
  ratings: z.array(ratingView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
