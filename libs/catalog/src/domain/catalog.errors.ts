import { CATALOG_SENTENCES, FILE_SENTENCES, IMAGE_SENTENCES } from '@manette/contracts/catalog';
import type { ItemRef } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';

/** There is no such listing on the shelf. */
export class ListingNotFound extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'NOT_FOUND',
      kind === 'account' ? CATALOG_SENTENCES.accountNotFound : CATALOG_SENTENCES.giftCardNotFound,
    );
  }
}

/** Nothing of the listing is left to take. */
export class OutOfStock extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'OUT_OF_STOCK',
      kind === 'account' ? CATALOG_SENTENCES.accountOutOfStock : CATALOG_SENTENCES.giftCardOutOfStock,
    );
  }
}

/** More pictures than a listing may have. */
export class TooManyImages extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', IMAGE_SENTENCES.count, 'images');
  }
}

/** A picture that is none, or too many pixels of one. */
export class ImageRefused extends DomainError {
  constructor(why: 'pixels' | 'unreadable') {
    super('VALIDATION_FAILED', IMAGE_SENTENCES[why], 'images');
  }
}

/** A file whose bytes are none of the picture types that are taken. */
export class ImageTypeRefused extends DomainError {
  constructor(sentence: string) {
    super('UNSUPPORTED_FILE_TYPE', sentence, 'images');
  }
}

/** A file that should be text and is a picture, UTF-16 or anything else. */
export class TextFileRefused extends DomainError {
  constructor() {
    super('UNSUPPORTED_FILE_TYPE', FILE_SENTENCES.notText, 'prixFile');
  }
}

/** A text file of too many bytes or lines. */
export class TextFileTooLarge extends DomainError {
  constructor(sentence: string) {
    super('FILE_TOO_LARGE', sentence, 'prixFile');
  }
}
