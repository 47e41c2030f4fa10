import { TakeFromStock, type ItemRef } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { OutOfStock } from '../../domain/catalog.errors.js';
import { ListingNews } from '../announce-listing/listing-news.js';

const TABLES = { account: sql.table('catalog.account'), giftCard: sql.table('catalog.gift_card') };

/**
 * Published for orders: takes one unit within the caller's transaction. One conditional update decides, so that
 * however many take at once, no more are taken than there were. A deleted listing is only hidden: what was ordered
 * before can still be handed over.
 */
@CommandHandler(TakeFromStock)
export class TakeFromStockHandler implements ICommandHandler<TakeFromStock> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfStock when nothing is left */
  execute({ item }: TakeFromStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      const taken = await this.take(item);
      if (!taken) throw new OutOfStock(item.kind);
      if (taken.onShelf) await this.news.changed(item);
    });
  }

  private async take({ kind, id }: ItemRef): Promise<{ onShelf: boolean } | undefined> {
    const { rows } = await sql<{ onShelf: boolean }>`
      update ${TABLES[kind]} set available = available - 1, updated_at = ${this.clock.now().toISOString()}
       where id = ${id} and available > 0
       returning deleted_at is null as "onShelf"`.execute(this.em.getKysely<unknown>());
    return rows[0];
  }
}
