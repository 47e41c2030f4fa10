import { LockListing, SetListingRating, type ItemRef } from '@manette/contracts/catalog';
import { LEAST_RATINGS } from '@manette/contracts/orders';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RatingRepository } from '../../domain/rating.repository.js';

/** Stores the average rating of a listing's orders with the listing [LIF-103]. */
@Injectable()
export class ListingRatings {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly commands: CommandBus,
  ) {}

  /** Runs a change of a listing's ratings under its lock, so that the later of two concurrent changes counts both. */
  async change(item: ItemRef | null, change: () => Promise<void>): Promise<void> {
    if (item) await this.commands.execute(new LockListing(item));
    const before = item && (await this.shown(item));
    await change();
    const now = item && (await this.shown(item));
    if (item && (before?.average !== now?.average || before?.count !== now?.count))
      await this.commands.execute(new SetListingRating(item, now));
  }

  private async shown(item: ItemRef) {
    const rating = await this.ratings.averageOf(item);
    return rating.count < LEAST_RATINGS ? null : rating;
  }
}
