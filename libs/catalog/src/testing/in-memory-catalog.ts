import {
  APP_CONFIG,
  AuditTrail,
  Clock,
  FileStorage,
  InspectFile,
  Outbox,
  UnitOfWork,
} from '@manette/platform';
import {
  InMemoryUnitOfWork,
  ManualClock,
  RecordingAuditTrail,
  RecordingOutbox,
} from '@manette/platform/testing/in-memory';
import type { Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AddListingHandler } from '../application/add-listing/add-listing.command.js';
import { ListingAnnouncer } from '../application/announce-listing/listing-announcer.js';
import { ChangeListingHandler } from '../application/change-listing/change-listing.command.js';
import { DeleteListingHandler } from '../application/delete-listing/delete-listing.command.js';
import { ImportListing } from '../application/import-listing/import-listing.js';
import {
  ImportAccountHandler,
  ImportGiftCardHandler,
} from '../application/import-listing/import-listings.handler.js';
import { ImportPictures } from '../application/import-listing/import-pictures.js';
import { ReadListing } from '../application/read-listing/read-listing.query.js';
import {
  AddToStockHandler,
  SetCountedStockHandler,
  SetListingRatingHandler,
} from '../application/count-stock/count-stock.handlers.js';
import { GetListingFactsHandler, LockListingHandler } from '../application/read-facts/read-facts.handlers.js';
import { TakeFromStockHandler } from '../application/take-from-stock/take-from-stock.handler.js';
import { UploadAccountHandler } from '../application/upload-account/upload-account.command.js';
import { UploadListingsHandler } from '../application/upload-listings/upload-listings.command.js';
import { InspectPicture } from '../application/upload-pictures/inspect-picture.js';
import { PictureUploads } from '../application/upload-pictures/picture-uploads.js';
import type { ViewOf } from '../domain/listing-kinds.js';
import { NotifyWaitingClients } from '../application/notify-waiting-clients/notify-waiting-clients.js';
import { WaitingClients } from '../domain/waiting-clients.js';
import { ListingUnits } from '../domain/listing-units.js';
import { ListingRepository } from '../domain/listing.repository.js';
import { PictureRepository } from '../domain/picture.repository.js';
import { InMemoryListingUnits } from './in-memory-listing-units.js';
import { InMemoryListingRepository } from './in-memory-listing.repository.js';
import { NoWaitingClients } from './in-memory-waiting-clients.js';
import { InMemoryPictureRepository } from './in-memory-picture.repository.js';
import { InMemoryFiles, InspectFromText } from './in-memory-files.js';

/** Returns only the fields that the tests check. */
@QueryHandler(ReadListing)
class InMemoryReadListing implements IQueryHandler<ReadListing> {
  constructor(private readonly listings: ListingRepository) {}

  async execute(item: ReadListing): Promise<ViewOf<typeof item.kind>> {
    const { id, available } = (this.listings as InMemoryListingRepository).find(item)!;
    return { _id: id, available } as ViewOf<typeof item.kind>;
  }
}

const rules: Provider[] = [
  AddListingHandler,
  ChangeListingHandler,
  DeleteListingHandler,
  ImportAccountHandler,
  ImportGiftCardHandler,
  TakeFromStockHandler,
  LockListingHandler,
  GetListingFactsHandler,
  AddToStockHandler,
  SetCountedStockHandler,
  SetListingRatingHandler,
  UploadAccountHandler,
  UploadListingsHandler,
  ImportListing,
  ImportPictures,
  InspectPicture,
  ListingAnnouncer,
  PictureUploads,
  NotifyWaitingClients,
];

/** The commands of catalog on in-memory ports. */
export async function inMemoryCatalog() {
  const unitOfWork = new InMemoryUnitOfWork();
  const outbox = new RecordingOutbox(unitOfWork);
  const audit = new RecordingAuditTrail(unitOfWork);
  const listings = new InMemoryListingRepository();
  const units = new InMemoryListingUnits(listings);
  const pictures = new InMemoryPictureRepository();
  const files = new InMemoryFiles();
  const providers: Provider[] = [
    ...rules,
    InMemoryReadListing,
    { provide: UnitOfWork, useValue: unitOfWork },
    { provide: Outbox, useValue: outbox },
    { provide: AuditTrail, useValue: audit },
    { provide: Clock, useValue: new ManualClock() },
    { provide: FileStorage, useValue: files },
    { provide: InspectFile, useClass: InspectFromText },
    { provide: ListingRepository, useValue: listings },
    { provide: ListingUnits, useValue: units },
    { provide: WaitingClients, useClass: NoWaitingClients },
    { provide: APP_CONFIG, useValue: { periods: { sweep: 60_000, factor: 1 } } },
    { provide: PictureRepository, useValue: pictures },
  ];
  class InMemoryCatalogModule {}
  const module = { module: InMemoryCatalogModule, imports: [CqrsModule.forRoot()], providers };
  const context = await NestFactory.createApplicationContext(module, {
    logger: ['error'],
    abortOnError: false,
  });
  return {
    commands: context.get(CommandBus),
    queries: context.get(QueryBus),
    outbox,
    audit,
    listings,
    units,
    pictures,
    files,
  };
}

export type InMemoryCatalog = Awaited<ReturnType<typeof inMemoryCatalog>>;
