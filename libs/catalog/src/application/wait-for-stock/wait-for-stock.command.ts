import { MAX_STOCK_ALERTS, type ItemRef } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ListingInStock, ListingNotFound, TooManyAlerts } from '../../domain/catalog.errors.js';
import { LISTING_SOURCES } from '../listing-views/listing-sources.js';

/** Adds a client's stock alert for a listing [POC-111]. Returns false if the client already waited for it. */
export class WaitForStock extends Command<boolean> {
  constructor(
    readonly userId: string,
    readonly item: ItemRef,
  ) {
    super();
  }
}

@CommandHandler(WaitForStock)
export class WaitForStockHandler implements ICommandHandler<WaitForStock> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the listing. A transaction that raises its stock therefore either waits until the alert is stored, or
   * commits first and is seen here.
   * @throws ListingNotFound, ListingInStock, TooManyAlerts
   */
  execute({ userId, item }: WaitForStock): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await sql`select pg_advisory_xact_lock(hashtext('catalog.stock_alert'), hashtext(${userId}))`.execute(
        this.db,
      );
      const available = await this.stockOf(item);
      if (available === undefined) throw new ListingNotFound(item.kind);
      const alerts = await this.alertsOf(userId);
      if (alerts.includes(item.id.toLowerCase())) return false;
      if (available > 0) throw new ListingInStock();
      if (alerts.length >= MAX_STOCK_ALERTS) throw new TooManyAlerts();
      await this.add(userId, item);
      return true;
    });
  }

  private async stockOf({ kind, id }: ItemRef): Promise<number | undefined> {
    const { rows } = await sql<{ available: number }>`
      select available from ${sql.table(LISTING_SOURCES[kind].table)}
       where id = ${id} and deleted_at is null for share`.execute(this.db);
    return rows[0]?.available;
  }

  private async alertsOf(userId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select listing_id as id from catalog.stock_alert where user_id = ${userId}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  private async add(userId: string, { kind, id }: ItemRef): Promise<void> {
    await sql`insert into catalog.stock_alert (user_id, kind, listing_id, created_at)
      values (${userId}, ${kind}, ${id}, ${this.clock.now().toISOString()})`.execute(this.db);
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
