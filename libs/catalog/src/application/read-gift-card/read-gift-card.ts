import type { GiftCardView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { giftCardColumns, giftCardViewOf, type GiftCardRow } from '../shelf/gift-card.row.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';

/** `GET /giftcards/{id}`: one gift card on the shelf, as the current transaction sees it [API-027]. */
@Injectable()
export class ReadGiftCard {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws ListingNotFound */
  async run(id: string): Promise<GiftCardView> {
    const { rows } = await sql<GiftCardRow>`
      select ${giftCardColumns} from catalog.gift_card l where l.id = ${id} and l.deleted_at is null`.execute(
      this.em.getKysely<unknown>(),
    );
    if (!rows[0]) throw new ListingNotFound('giftCard');
    return giftCardViewOf(rows[0], this.addresses);
  }
}
