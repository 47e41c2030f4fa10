import { FILE_MESSAGES, MAX_CARD_FILE_BYTES, type FileError } from '@manette/contracts/catalog';
import { AuditTrail, Clock, UnitOfWork, newId } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TextFileTooLarge } from '../../domain/catalog.errors.js';
import type { FieldsOf, ListingKind } from '../../domain/listing-kinds.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { newListing } from '../../domain/new-listing.js';
import type { UploadedPicture } from '../../domain/picture.js';
import { ListingAnnouncer } from '../announce-listing/listing-announcer.js';
import { readTextFile } from '../text-files/read-text-file.js';
import type { ImageSource } from '../upload-pictures/image-source.js';
import { PictureUploads } from '../upload-pictures/picture-uploads.js';
import { LIST_FILES } from './list-files.js';
import { listingAction } from '@manette/contracts/audit';

const MAX_SIZE = { bytes: MAX_CARD_FILE_BYTES, sentence: FILE_MESSAGES.cardFileSize };

export interface UploadedListings {
  created: number;
  errors: FileError[];
}

/** Adds the listings of a CSV file, all with the same images. Invalid lines are reported and not added [API-031]. */
export class UploadListings extends Command<UploadedListings> {
  constructor(
    readonly kind: ListingKind,
    /** Path of the received text file. */
    readonly file: string,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}

@CommandHandler(UploadListings)
export class UploadListingsHandler implements ICommandHandler<UploadListings> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly uploads: PictureUploads,
    private readonly announcer: ListingAnnouncer,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TextFileTooLarge, TextFileRefused, TooManyImages, ImageTypeRefused, ImageRefused */
  async execute({ kind, file, images }: UploadListings): Promise<UploadedListings> {
    const text = await readTextFile(file, MAX_SIZE);
    const { rows, faults, tooLong } = LIST_FILES[kind].parse(text);
    if (tooLong) throw new TextFileTooLarge(FILE_MESSAGES.cardLines);
    const listings = rows.map(({ fields }) => fields);
    const accepted = LIST_FILES[kind].images;
    if (listings.length === 0) await this.uploads.check(images, accepted);
    else await this.uploads.withStored(images, (uploaded) => this.create(kind, listings, uploaded), accepted);
    return { created: listings.length, errors: faults };
  }

  private create<K extends ListingKind>(
    kind: K,
    listings: readonly FieldsOf<K>[],
    uploaded: readonly UploadedPicture[],
  ): Promise<void> {
    const images = uploaded.map(({ id }) => id);
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const created = listings.map((fields) => newListing(kind, newId(), fields, images, now));
      await this.uploads.register(uploaded);
      await this.listings.add(...created);
      this.audit.record({ action: listingAction(kind, 'imported'), count: created.length });
      this.announcer.createdInBulk(
        kind,
        created.map(({ id }) => id),
      );
    });
  }
}
