import type { GiftCardView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { giftCardShelf, giftCardViewOf, type GiftCardRow } from '../shelf/gift-card.row.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';
import { readListing } from '../shelf/read-listings.js';

/** `GET /giftcards/{id}`: one gift card on the shelf, as the current transaction sees it [API-027]. */
@Injectable()
export class ReadGiftCard {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws ListingNotFound */
  async run(id: string): Promise<GiftCardView> {
    const { row, pictures } = await readListing<GiftCardRow>(this.em.getKysely<unknown>(), giftCardShelf, id);
    if (!row) throw new ListingNotFound('giftCard');
    return giftCardViewOf(row, this.addresses.of(pictures));
  }
}
