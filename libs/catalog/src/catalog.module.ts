import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddListingHandler } from './application/add-listing/add-listing.command.js';
import { ListingAnnouncer } from './application/announce-listing/listing-announcer.js';
import { ChangeListingHandler } from './application/change-listing/change-listing.command.js';
import {
  AddToStockHandler,
  SetCountedStockHandler,
  SetListingRatingHandler,
} from './application/count-stock/count-stock.handlers.js';
import { CountNewListingsHandler } from './application/count-new/count-new-listings.query.js';
import { DeleteListingHandler } from './application/delete-listing/delete-listing.command.js';
import { ExportListingsHandler } from './application/export-listings/export-listings.command.js';
import { GetOrderableItemHandler } from './application/get-orderable-item/get-orderable-item.handler.js';
import { ImportListing } from './application/import-listing/import-listing.js';
import {
  ImportAccountHandler,
  ImportGiftCardHandler,
} from './application/import-listing/import-listings.handler.js';
import { ImportPictures } from './application/import-listing/import-pictures.js';
import { ListListingsAsJsonHandler } from './application/list-listings/list-listings-as-json.query.js';
import { ListListingsHandler } from './application/list-listings/list-listings.query.js';
import { ListingTexts } from './application/list-listings/listing-texts.js';
import { ListingViews } from './application/list-listings/listing-views.js';
import { PictureAddresses } from './application/listing-views/picture-addresses.js';
import { MarkViewedHandler } from './application/mark-viewed/mark-viewed.command.js';
import { EncodePicture } from './application/prepare-picture/encode-picture.js';
import { PictureEncoder } from './application/prepare-picture/picture-encoder.js';
import { PreparePicture } from './application/prepare-picture/prepare-picture.js';
import { GetListingFactsHandler, LockListingHandler } from './application/read-facts/read-facts.handlers.js';
import { ReadListingHandler } from './application/read-listing/read-listing.query.js';
import { SweepPictures } from './application/sweep-pictures/sweep-pictures.js';
import { TakeFromStockHandler } from './application/take-from-stock/take-from-stock.handler.js';
import { UploadAccountHandler } from './application/upload-account/upload-account.command.js';
import { UploadListingsHandler } from './application/upload-listings/upload-listings.command.js';
import { InspectPicture } from './application/upload-pictures/inspect-picture.js';
import { PictureUploads } from './application/upload-pictures/picture-uploads.js';
import { ListingUnits } from './domain/listing-units.js';
import { ListingRepository } from './domain/listing.repository.js';
import { PictureRepository } from './domain/picture.repository.js';
import { UnusedPictures } from './domain/unused-pictures.js';
import { AccountUploadController } from './http/account-upload.controller.js';
import { AccountsController } from './http/accounts.controller.js';
import { ExportsController } from './http/exports.controller.js';
import { GiftCardUploadController } from './http/gift-card-upload.controller.js';
import { GiftCardsController } from './http/gift-cards.controller.js';
import { ProcessPictureEncoder } from './infrastructure/images/process-picture-encoder.js';
import { ListingPages } from './http/listing-pages.js';
import { MikroListingRepository } from './infrastructure/persistence/mikro-listing.repository.js';
import { MikroPictureRepository } from './infrastructure/persistence/mikro-picture.repository.js';
import { SqlListingUnits } from './infrastructure/persistence/sql-listing-units.js';
import { SqlUnusedPictures } from './infrastructure/persistence/sql-unused-pictures.js';
import { PicturesProcessor } from './infrastructure/queue/pictures.processor.js';
import { SweepProcessor } from './infrastructure/queue/sweep.processor.js';
import { ForgetDeletedPeople } from './application/forget-deleted-people/forget-deleted-people.consumer.js';
import { ListSavedSearchesHandler } from './application/list-saved-searches/list-saved-searches.query.js';
import { ListStockAlertsHandler } from './application/list-stock-alerts/list-stock-alerts.query.js';
import { MatchSavedSearches } from './application/match-saved-searches/match-saved-searches.consumer.js';
import { RemoveSearchHandler } from './application/remove-search/remove-search.command.js';
import { SaveSearchHandler } from './application/save-search/save-search.command.js';
import { StopWaitingHandler } from './application/stop-waiting/stop-waiting.command.js';
import { NotifyWaitingClients } from './application/notify-waiting-clients/notify-waiting-clients.js';
import { WaitForStockHandler } from './application/wait-for-stock/wait-for-stock.command.js';
import { WaitingClients } from './domain/waiting-clients.js';
import { SavedSearchesController } from './http/saved-searches.controller.js';
import { StockAlertsController } from './http/stock-alerts.controller.js';
import { SqlWaitingClients } from './infrastructure/persistence/sql-waiting-clients.js';
import { StockTurnsProcessor } from './infrastructure/queue/stock-turns.processor.js';

const commands = [
  AddListingHandler,
  ChangeListingHandler,
  DeleteListingHandler,
  UploadAccountHandler,
  UploadListingsHandler,
  ImportAccountHandler,
  ImportGiftCardHandler,
  TakeFromStockHandler,
  LockListingHandler,
  AddToStockHandler,
  SetCountedStockHandler,
  SetListingRatingHandler,
  MarkViewedHandler,
  SaveSearchHandler,
  RemoveSearchHandler,
  WaitForStockHandler,
  StopWaitingHandler,
];
const queries = [
  ListListingsAsJsonHandler,
  ListListingsHandler,
  ReadListingHandler,
  CountNewListingsHandler,
  ExportListingsHandler,
  GetOrderableItemHandler,
  GetListingFactsHandler,
  ListSavedSearchesHandler,
  ListStockAlertsHandler,
];
const lists = [ListingTexts, ListingViews];
const pictures = [
  PictureUploads,
  InspectPicture,
  EncodePicture,
  PreparePicture,
  PictureAddresses,
  ImportPictures,
  PicturesProcessor,
  SweepPictures,
  SweepProcessor,
];

const awaited = [MatchSavedSearches, NotifyWaitingClients, StockTurnsProcessor, ForgetDeletedPeople];

const controllers = [
  ExportsController,
  AccountUploadController,
  AccountsController,
  GiftCardUploadController,
  GiftCardsController,
  SavedSearchesController,
  StockAlertsController,
];

@BoundedContext('catalog')
@Module({
  imports: [CqrsModule],
  providers: [
    ...commands,
    ...queries,
    ...lists,
    ...pictures,
    ...awaited,
    ImportListing,
    ListingAnnouncer,
    { provide: ListingRepository, useClass: MikroListingRepository },
    { provide: ListingUnits, useClass: SqlListingUnits },
    { provide: WaitingClients, useClass: SqlWaitingClients },
    { provide: PictureRepository, useClass: MikroPictureRepository },
    { provide: UnusedPictures, useClass: SqlUnusedPictures },
    { provide: PictureEncoder, useClass: ProcessPictureEncoder },
  ],
})
export class CatalogModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: CatalogModule, controllers, providers: [ListingPages] };
  }
}
