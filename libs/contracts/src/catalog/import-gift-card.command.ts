import type { GiftCardFields } from './gift-card.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Puts a gift card on the shelf as of a given time and without telling anybody: for demo data.
 * A card of the same name is left as it is, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportGiftCard {
  constructor(
    readonly fields: GiftCardFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
