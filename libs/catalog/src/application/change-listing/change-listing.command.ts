import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { keptImages } from '../../domain/kept-images.js';
import type { ChangesOf, ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';
import type { ImageSource } from '../upload-pictures/image-source.js';
import { PictureUploads } from '../upload-pictures/picture-uploads.js';
import { recordedFields, recordedTarget } from '../recorded-listing.js';
import { changedFields, listingAction } from '@manette/contracts/audit';

/** Changes the given fields of a listing; `images` are added after those that stay [API-021, API-029]. */
export class ChangeListing<K extends ListingKind = ListingKind> extends Command<ViewOf<K>> {
  constructor(
    readonly kind: K,
    readonly id: string,
    readonly changes: ChangesOf<K>,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}

@CommandHandler(ChangeListing)
export class ChangeListingHandler implements ICommandHandler<ChangeListing> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly uploads: PictureUploads,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ListingNotFound, TooManyImages, ImageRefused, ImageTypeRefused */
  execute<K extends ListingKind>({ kind, id, changes, images }: ChangeListing<K>): Promise<ViewOf<K>> {
    return this.uploads.withStored(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const listing = await this.listings.lock(kind, id);
        if (!listing) throw new ListingNotFound(kind);
        const before = recordedFields(listing);
        const { available } = listing;
        const added = uploaded.map((picture) => picture.id);
        listing.change(changes, { kept: keptImages(changes.keepImages), added }, this.clock.now());
        await this.uploads.register(uploaded);
        await this.listings.save(listing);
        this.audit.recordChanges({
          action: listingAction(kind, 'changed'),
          target: recordedTarget(listing),
          changes: changedFields(before, recordedFields(listing)),
        });
        return this.announcer.changed(kind, id, available > 0 && listing.available === 0);
      }),
    );
  }
}
