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
 * however many take at once, no more are taken than there were.
 */
@CommandHandler(TakeFromStock)
export class TakeFromStockHandler implements ICommandHandler<TakeFromStock> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfStock when nothing is left or the listing is gone */
  execute({ item }: TakeFromStock): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.take(item))) throw new OutOfStock(item.kind);
      await this.news.changed(item);
    });
  }

  private async take({ kind, id }: ItemRef): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update ${TABLES[kind]} set available = available - 1, updated_at = ${this.clock.now().toISOString()}
       where id = ${id} and available > 0 and deleted_at is null`.execute(this.em.getKysely<unknown>());
    return numAffectedRows === 1n;
  }
}
