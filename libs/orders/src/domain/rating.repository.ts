import type { ItemRef, ListingRating } from '@manette/contracts/catalog';
import type { Rating } from './rating.js';

/** The ratings of orders, each under the lock of its ticket. */
export abstract class RatingRepository {
  abstract find(ticketId: string): Promise<Rating | null>;
  /** Writes a new rating, or a changed one. */
  abstract save(rating: Rating): Promise<void>;
  abstract delete(ticketId: string): Promise<void>;
  /** Returns the average rating of a listing's orders; its count is 0 without ratings. */
  abstract averageOf(item: ItemRef): Promise<ListingRating>;
}
