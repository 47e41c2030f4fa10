import { CATALOG_MESSAGES, FILE_MESSAGES, IMAGE_MESSAGES } from '@manette/contracts/catalog';
import type { ItemRef } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';

/** The listing is unknown or deleted. */
export class ListingNotFound extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'NOT_FOUND',
      kind === 'account' ? CATALOG_MESSAGES.accountNotFound : CATALOG_MESSAGES.giftCardNotFound,
    );
  }
}

/** The listing has no unit in stock. */
export class OutOfStock extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'OUT_OF_STOCK',
      kind === 'account' ? CATALOG_MESSAGES.accountOutOfStock : CATALOG_MESSAGES.giftCardOutOfStock,
    );
  }
}

/** Console or service of an account cannot change while the rental ledger is on [LIF-074]. */
export class LedgerIsOn extends DomainError {
  constructor() {
    super('CONFLICT', CATALOG_MESSAGES.ledgerIsOn);
  }
}

/** The listing would have too many images. */
export class TooManyImages extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', IMAGE_MESSAGES.count, 'images');
  }
}

/** The file is not a readable image, or exceeds the pixel limit. */
export class ImageRefused extends DomainError {
  constructor(reason: 'pixels' | 'unreadable') {
    super('VALIDATION_FAILED', IMAGE_MESSAGES[reason], 'images');
  }
}

/** The bytes of the file are not of an accepted image type. */
export class ImageTypeRefused extends DomainError {
  constructor(sentence: string) {
    super('UNSUPPORTED_FILE_TYPE', sentence, 'images');
  }
}

/** The file is not UTF-8 text. */
export class TextFileRefused extends DomainError {
  constructor() {
    super('UNSUPPORTED_FILE_TYPE', FILE_MESSAGES.notText, 'prixFile');
  }
}

/** The text file has too many bytes or lines. */
export class TextFileTooLarge extends DomainError {
  constructor(sentence: string) {
    super('FILE_TOO_LARGE', sentence, 'prixFile');
  }
}

/** The user already has the maximum number of saved searches [POC-109]. */
export class TooManySearches extends DomainError {
  constructor() {
    super('CONFLICT', CATALOG_MESSAGES.tooManySearches);
  }
}

/** The saved search is unknown, or belongs to another user. */
export class SearchNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', CATALOG_MESSAGES.searchNotFound);
  }
}

/** A stock alert was requested for a listing that is in stock [POC-111]. */
export class ListingInStock extends DomainError {
  constructor() {
    super('CONFLICT', CATALOG_MESSAGES.inStock);
  }
}

/** The client already has the maximum number of stock alerts [POC-111]. */
export class TooManyAlerts extends DomainError {
  constructor() {
    super('CONFLICT', CATALOG_MESSAGES.tooManyAlerts);
  }
}

/** The user has no stock alert for the listing. */
export class AlertNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', CATALOG_MESSAGES.alertNotFound);
  }
}

/** An administrator requested a stock alert; only clients may [POC-111]. */
export class ClientsWait extends DomainError {
  constructor() {
    super('FORBIDDEN', CATALOG_MESSAGES.clientsWait);
  }
}
