import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddAccountHandler } from './application/add-account/add-account.handler.js';
import { AddGiftCardHandler } from './application/add-gift-card/add-gift-card.handler.js';
import { ListingNews } from './application/announce-listing/listing-news.js';
import { ChangeAccountHandler } from './application/change-account/change-account.handler.js';
import { ChangeGiftCardHandler } from './application/change-gift-card/change-gift-card.handler.js';
import { CountNewListings } from './application/count-new/count-new-listings.js';
import { DeleteAccountHandler } from './application/delete-account/delete-account.handler.js';
import { DeleteGiftCardHandler } from './application/delete-gift-card/delete-gift-card.handler.js';
import { ExportAccounts } from './application/export-listings/export-accounts.js';
import { ExportGiftCards } from './application/export-listings/export-gift-cards.js';
import { GetOrderableItemHandler } from './application/get-orderable-item/get-orderable-item.handler.js';
import { ImportAccountHandler } from './application/import-listing/import-account.handler.js';
import { ImportGiftCardHandler } from './application/import-listing/import-gift-card.handler.js';
import { ImportPictures } from './application/import-listing/import-pictures.js';
import { ListAccounts } from './application/list-accounts/list-accounts.js';
import { ListGiftCards } from './application/list-gift-cards/list-gift-cards.js';
import { MarkViewed } from './application/mark-viewed/mark-viewed.js';
import { EncodePicture } from './application/prepare-picture/encode-picture.js';
import { PictureEncoder } from './application/prepare-picture/picture-encoder.js';
import { PreparePicture } from './application/prepare-picture/prepare-picture.js';
import { ReadAccount } from './application/read-account/read-account.js';
import { ReadGiftCard } from './application/read-gift-card/read-gift-card.js';
import { PictureAddresses } from './application/shelf/picture-addresses.js';
import { InspectPicture } from './application/stage-pictures/inspect-picture.js';
import { StagePictures } from './application/stage-pictures/stage-pictures.js';
import { SweepPictures } from './application/sweep-pictures/sweep-pictures.js';
import { TakeFromStockHandler } from './application/take-from-stock/take-from-stock.handler.js';
import { UploadAccountsHandler } from './application/upload-accounts/upload-accounts.handler.js';
import { UploadAccountHandler } from './application/upload-account/upload-account.handler.js';
import { UploadGiftCardsHandler } from './application/upload-gift-cards/upload-gift-cards.handler.js';
import { AccountRepository } from './domain/account.repository.js';
import { GiftCardRepository } from './domain/gift-card.repository.js';
import { PictureRepository } from './domain/picture.repository.js';
import { UnusedPictures } from './domain/unused-pictures.js';
import { AccountUploadController } from './http/account-upload.controller.js';
import { AccountsController } from './http/accounts.controller.js';
import { ExportsController } from './http/exports.controller.js';
import { GiftCardUploadController } from './http/gift-card-upload.controller.js';
import { GiftCardsController } from './http/gift-cards.controller.js';
import { ProcessPictureEncoder } from './infrastructure/images/process-picture-encoder.js';
import { MikroAccountRepository } from './infrastructure/persistence/mikro-account.repository.js';
import { MikroGiftCardRepository } from './infrastructure/persistence/mikro-gift-card.repository.js';
import { MikroPictureRepository } from './infrastructure/persistence/mikro-picture.repository.js';
import { SqlUnusedPictures } from './infrastructure/persistence/sql-unused-pictures.js';
import { PicturesProcessor } from './infrastructure/queue/pictures.processor.js';
import { SweepProcessor } from './infrastructure/queue/sweep.processor.js';

const handlers = [
  AddAccountHandler,
  ChangeAccountHandler,
  DeleteAccountHandler,
  UploadAccountHandler,
  UploadAccountsHandler,
  AddGiftCardHandler,
  ChangeGiftCardHandler,
  DeleteGiftCardHandler,
  UploadGiftCardsHandler,
  ImportAccountHandler,
  ImportGiftCardHandler,
  TakeFromStockHandler,
  GetOrderableItemHandler,
];
const reads = [
  ExportAccounts,
  ExportGiftCards,
  ListAccounts,
  ReadAccount,
  ListGiftCards,
  ReadGiftCard,
  CountNewListings,
  PictureAddresses,
];
const pictures = [
  StagePictures,
  InspectPicture,
  EncodePicture,
  PreparePicture,
  ImportPictures,
  PicturesProcessor,
  SweepPictures,
  SweepProcessor,
];

@Module({
  imports: [CqrsModule],
  controllers: [
    ExportsController,
    AccountUploadController,
    AccountsController,
    GiftCardUploadController,
    GiftCardsController,
  ],
  providers: [
    ...handlers,
    ...reads,
    ...pictures,
    MarkViewed,
    ListingNews,
    { provide: AccountRepository, useClass: MikroAccountRepository },
    { provide: GiftCardRepository, useClass: MikroGiftCardRepository },
    { provide: PictureRepository, useClass: MikroPictureRepository },
    { provide: UnusedPictures, useClass: SqlUnusedPictures },
    { provide: PictureEncoder, useClass: ProcessPictureEncoder },
  ],
})
export class CatalogModule {}
