import type { GiftCardFields } from './gift-card.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Creates a gift card with a given creation time and without events, for demo data. An existing card with the same name stays
 * unchanged, so that an interrupted run can be repeated. Returns the card's id.
 */
export class ImportGiftCard {
  constructor(
    readonly fields: GiftCardFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
