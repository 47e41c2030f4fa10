import type { GiftCardFields } from './gift-card.fields.js';

/**
 * Puts a gift card on the shelf as of a given time and without telling anybody: for demo data.
 * A card of the same name is left as it is, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportGiftCard {
  constructor(
    readonly fields: GiftCardFields,
    /** Pictures as raster files (PNG, JPEG, AVIF or WebP), in their order. */
    readonly images: readonly Uint8Array[],
    readonly createdAt: Date,
  ) {}
}
