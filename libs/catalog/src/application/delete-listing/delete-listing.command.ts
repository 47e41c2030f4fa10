import type { ItemRef } from '@manette/contracts/catalog';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';
import { recordedTarget } from '../recorded-listing.js';
import { listingAction } from '@manette/contracts/audit';

/** Hides a listing; the row stays for the tickets that refer to it [API-022, API-030]. */
export class DeleteListing extends Command<void> {
  constructor(readonly item: ItemRef) {
    super();
  }
}

@CommandHandler(DeleteListing)
export class DeleteListingHandler implements ICommandHandler<DeleteListing> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ListingNotFound */
  execute({ item }: DeleteListing): Promise<void> {
    return this.unitOfWork.run(async () => {
      const listing = await this.listings.lock(item.kind, item.id);
      if (!listing) throw new ListingNotFound(item.kind);
      listing.delete(this.clock.now());
      await this.listings.save(listing);
      this.audit.record({ action: listingAction(item.kind, 'deleted'), target: recordedTarget(listing) });
      await this.announcer.deleted(item);
    });
  }
}
