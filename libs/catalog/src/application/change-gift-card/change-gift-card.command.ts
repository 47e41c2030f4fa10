import type { GiftCardChanges, GiftCardView } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

/** Changes what is sent of a gift card; `images` are added behind those that stay [API-029]. */
export class ChangeGiftCard extends Command<GiftCardView> {
  constructor(
    readonly id: string,
    readonly changes: GiftCardChanges,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
