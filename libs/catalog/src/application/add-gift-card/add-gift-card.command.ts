import type { GiftCardFields, GiftCardView } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

/** Puts a gift card on the shelf [API-028]. */
export class AddGiftCard extends Command<GiftCardView> {
  constructor(
    readonly fields: GiftCardFields,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
