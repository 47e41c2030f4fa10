import type { GiftCardFields } from './gift-card.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Puts a gift card on the shelf with a given creation time and without events: for demo data.
 * A card of the same name is left unchanged, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportGiftCard {
  constructor(
    readonly fields: GiftCardFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
