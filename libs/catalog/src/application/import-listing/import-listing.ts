import type { EncodedPicture } from '@manette/contracts/catalog';
import { UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { FieldsOf, ListingKind } from '../../domain/listing-kinds.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import { newListing } from '../../domain/new-listing.js';
import { ImportPictures } from './import-pictures.js';

/** The content of both import commands. */
interface Imported<K extends ListingKind> {
  fields: FieldsOf<K>;
  pictures: readonly EncodedPicture[];
  createdAt: Date;
}

/** Adds a demo listing with a given creation time, without announcing it. A listing of the same name stays as it is. */
@Injectable()
export class ImportListing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly importPictures: ImportPictures,
  ) {}

  /** Returns the id of the new listing, or of the existing one of that name. */
  async run<K extends ListingKind>(
    kind: K,
    name: string,
    { fields, pictures, createdAt }: Imported<K>,
  ): Promise<string> {
    const known = await this.listings.findIdByName(kind, name);
    if (known) return known;
    const images = await this.importPictures.run(pictures);
    const id = v7({ msecs: createdAt.getTime() });
    await this.unitOfWork.run(() => this.listings.add(newListing(kind, id, fields, images, createdAt)));
    return id;
  }
}
