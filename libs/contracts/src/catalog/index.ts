export { CONSOLES, CURRENCIES, PLATFORMS, REGIONS, SERVICES } from './enumerations.js';
export type { Console, Currency, Platform, RegionCode, Service } from './enumerations.js';
export { accountView, pictureView, type AccountView, type PictureView } from './account.view.js';
export { listingRating, type ListingRating } from './listing-rating.js';
export { giftCardView, type GiftCardView } from './gift-card.view.js';
export { accountListQuery, type AccountListQuery } from './account-list.query.js';
export { giftCardListQuery, type GiftCardListQuery } from './gift-card-list.query.js';
export { accountFields, type AccountFields } from './account.fields.js';
export { giftCardFields, type GiftCardFields } from './gift-card.fields.js';
export { accountChanges, type AccountChanges } from './account-changes.js';
export { giftCardChanges, type GiftCardChanges } from './gift-card-changes.js';
export { IMAGE_MIME_TYPES, IMAGE_MESSAGES, MAX_IMAGES, MAX_IMAGE_BYTES } from './image-rules.js';
export {
  accountAnswer,
  accountsAnswer,
  giftCardAnswer,
  giftCardsAnswer,
  messageAnswer,
  newAccountsCountAnswer,
  newGiftCardsCountAnswer,
  bulkUploadAnswer,
} from './answers.js';
export { REGION_LABELS, regionAsStored } from './regions.js';
export { CATALOG_MESSAGES } from './messages.js';
export { ACCOUNT_SORTS, GIFT_CARD_SORTS, type AccountSort, type GiftCardSort } from './sorting.js';
export { NEW_BADGE_DAYS, isNew } from './new-badge.js';
export { TakeFromStock, type ItemRef } from './take-from-stock.command.js';
export { GetOrderableItem, type OrderableItem } from './get-orderable-item.query.js';
export {
  catalogEvents,
  type BackInStock,
  type ListingChanged,
  type ListingsAdded,
  type ListingsUploaded,
  type SavedSearchMatched,
} from './events.js';
export {
  MAX_SAVED_SEARCHES,
  newSavedSearch,
  savedSearchAnswer,
  savedSearchName,
  savedSearchPath,
  savedSearchesAnswer,
  type NewSavedSearch,
  type SavedQuery,
  type SavedSearchView,
} from './saved-search.js';
export {
  MAX_STOCK_ALERTS,
  NOTIFIED_PER_UNIT,
  newStockAlert,
  stockAlertsAnswer,
  type StockAlertView,
} from './stock-alert.js';
export type { EncodedPicture } from './encoded-picture.js';
export { ImportAccount } from './import-account.command.js';
export { ImportGiftCard } from './import-gift-card.command.js';
export { parseAccountFile, type ParsedAccountFile } from './files/account-file.js';
export {
  CARD_COLUMNS,
  giftCardLine,
  parseGiftCardFile,
  type ParsedCardFile,
} from './files/gift-card-file.js';
export { ACCOUNT_COLUMNS, accountLine, parseAccountListFile } from './files/account-list-file.js';
export type { ParsedCsv } from './files/csv-file.js';
export { csvLine } from './files/csv.js';
export { decodeText } from './files/decode-text.js';
export type { FileError } from './files/file-error.js';
export {
  FILE_MESSAGES,
  MAX_ACCOUNT_FILE_BYTES,
  MAX_CARD_FILE_BYTES,
  MAX_CARD_LINES,
} from './files/file-rules.js';
export {
  AddToStock,
  GetListingFacts,
  LockListing,
  SetCountedStock,
  SetListingRating,
  type ListingFacts,
} from './unit.commands.js';
