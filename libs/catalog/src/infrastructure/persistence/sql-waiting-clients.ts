import { NOTIFIED_PER_UNIT, type ItemRef } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { WaitingClients, type NotifiedClients } from '../../domain/waiting-clients.js';

const LISTINGS = {
  account: sql`(select id, code_name as name, available, deleted_at from catalog.account)`,
  giftCard: sql`(select id, name, available, deleted_at from catalog.gift_card)`,
};
const NOBODY: NotifiedClients = { name: '', userIds: [] };

@Injectable()
export class SqlWaitingClients extends WaitingClients {
  constructor(private readonly em: EntityManager) {
    super();
  }

  /** Stores the current stock also when it falls, so that a unit that comes back notifies clients again. */
  override removeForStockRise(item: ItemRef, nextAt: Date): Promise<NotifiedClients> {
    return this.take(
      item,
      sql`greatest(stock.available - stock.units, 0)`,
      sql`insert into catalog.stock_turn (listing_id, kind, units, next_at)
        select id, ${item.kind}, available, ${nextAt.toISOString()}::timestamptz from stock where available > 0
        on conflict (listing_id) do update set units = excluded.units`,
      sql`available = 0`,
    );
  }

  override removeForNextTurn(item: ItemRef, nextAt: Date): Promise<NotifiedClients> {
    return this.take(
      item,
      sql`stock.available`,
      sql`update catalog.stock_turn set units = stock.available, next_at = ${nextAt.toISOString()}::timestamptz
        from stock where listing_id = stock.id and stock.available > 0 and stock.is_awaited`,
      sql`available = 0 or not is_awaited`,
    );
  }

  override async due(now: Date, most: number): Promise<ItemRef[]> {
    const { rows } = await sql<ItemRef>`
      select kind, listing_id as id from catalog.stock_turn where next_at <= ${now.toISOString()}::timestamptz
       order by next_at limit ${most}`.execute(this.db);
    return rows;
  }

  override async forget({ id }: ItemRef): Promise<void> {
    await sql`
      with alerts as (delete from catalog.stock_alert where listing_id = ${id})
      delete from catalog.stock_turn where listing_id = ${id}`.execute(this.db);
  }

  /** Uses one statement. For a listing that nobody waits for, it only looks into two indexes. */
  private async take(
    { kind, id }: ItemRef,
    units: RawBuilder<number>,
    keepTurn: RawBuilder<unknown>,
    isOver: RawBuilder<boolean>,
  ): Promise<NotifiedClients> {
    const { rows } = await sql<NotifiedClients>`
      with stock as materialized (
        select l.id, l.name, l.available, coalesce(t.units, 0) as units, a.is_awaited
          from ${LISTINGS[kind]} l
          left join catalog.stock_turn t on t.listing_id = l.id,
               lateral (select exists (select from catalog.stock_alert where listing_id = l.id) as is_awaited) a
         where l.id = ${id} and l.deleted_at is null and (t.listing_id is not null or a.is_awaited)),
      told as (
        delete from catalog.stock_alert where place in (
          select place from catalog.stock_alert where listing_id = ${id}
           order by place limit coalesce((select ${sql.lit(NOTIFIED_PER_UNIT)}::bigint * ${units} from stock), 0))
        returning place, user_id),
      turn as (${keepTurn}),
      ended as (delete from catalog.stock_turn where listing_id = ${id} and exists (select from stock where ${isOver}))
      select name, (select coalesce(json_agg(user_id order by place), '[]') from told) as "userIds" from stock`.execute(
      this.db,
    );
    return rows[0] ?? NOBODY;
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
