import { AuditTrail, Clock, UnitOfWork, newId } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FieldsOf, ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { newListing } from '../../domain/new-listing.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';
import type { ImageSource } from '../upload-pictures/image-source.js';
import { PictureUploads } from '../upload-pictures/picture-uploads.js';
import { recordedTarget } from '../recorded-listing.js';
import { listingAction } from '@manette/contracts/audit';

/** Adds a listing to the catalogue [API-020, API-028]. */
export class AddListing<K extends ListingKind = ListingKind> extends Command<ViewOf<K>> {
  constructor(
    readonly kind: K,
    readonly fields: FieldsOf<K>,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}

@CommandHandler(AddListing)
export class AddListingHandler implements ICommandHandler<AddListing> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly uploads: PictureUploads,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TooManyImages, ImageRefused, ImageTypeRefused */
  execute<K extends ListingKind>({ kind, fields, images }: AddListing<K>): Promise<ViewOf<K>> {
    return this.uploads.withStored(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const ids = uploaded.map((picture) => picture.id);
        const listing = newListing(kind, newId(), fields, ids, this.clock.now());
        await this.uploads.register(uploaded);
        await this.listings.add(listing);
        this.audit.record({ action: listingAction(kind, 'created'), target: recordedTarget(listing) });
        return this.announcer.created(kind, listing.id);
      }),
    );
  }
}
