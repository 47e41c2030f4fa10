import type { ItemRef, ListingRating } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OrdersTables, RatingRow } from '../../application/orders.tables.js';
import type { Rating } from '../../domain/rating.js';
import { RatingRepository } from '../../domain/rating.repository.js';

const rowOf = ({ id, ticketId, stars, comment, adminId, item, ...times }: Rating): RatingRow => ({
  ...{ id, ticket_id: ticketId, stars, comment, admin_id: adminId },
  item_kind: item?.kind ?? null,
  item_id: item?.id ?? null,
  created_at: times.createdAt,
  updated_at: times.updatedAt,
  editable_until: times.editableUntil,
});

const ratingOf = (row: RatingRow): Rating => ({
  id: row.id,
  ticketId: row.ticket_id,
  stars: row.stars,
  comment: row.comment,
  adminId: row.admin_id,
  item: row.item_kind && row.item_id ? { kind: row.item_kind, id: row.item_id } : null,
  // The driver returns times as text.
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  editableUntil: new Date(row.editable_until),
});

@Injectable()
export class KyselyRatingRepository extends RatingRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async find(ticketId: string): Promise<Rating | null> {
    const ratings = this.db.selectFrom('orders.rating').selectAll();
    const row = await ratings.where('ticket_id', '=', ticketId).executeTakeFirst();
    return row ? ratingOf(row) : null;
  }

  async save(rating: Rating): Promise<void> {
    const row = rowOf(rating);
    const { stars, comment, updated_at } = row;
    await this.db
      .insertInto('orders.rating')
      .values(row)
      .onConflict((known) => known.column('ticket_id').doUpdateSet({ stars, comment, updated_at }))
      .execute();
  }

  async delete(ticketId: string): Promise<void> {
    await this.db.deleteFrom('orders.rating').where('ticket_id', '=', ticketId).execute();
  }

  async averageOf({ kind, id }: ItemRef): Promise<ListingRating> {
    const { rows } = await sql<ListingRating>`
      select coalesce(round(avg(stars), 1), 0)::float8 as average, count(*)::int as count
        from orders.rating where item_id = ${id} and item_kind = ${kind}`.execute(this.db);
    return rows[0] ?? { average: 0, count: 0 };
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
