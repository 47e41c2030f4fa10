import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../domain/actor.js';
import type { OrdersTables } from '../orders.tables.js';

/** Counts the unread messages of a client, or of all administrators together (contract, section 3). */
export class CountUnread extends Query<number> {
  constructor(readonly reader: Actor) {
    super();
  }
}

@QueryHandler(CountUnread)
export class CountUnreadHandler implements IQueryHandler<CountUnread> {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
  ) {}

  async execute({ reader }: CountUnread): Promise<number> {
    const column = reader.side === 'client' ? 't.unread_by_client' : 't.unread_by_admin';
    let tickets = this.em
      .getKysely<OrdersTables>()
      .selectFrom('orders.ticket as t')
      .where('t.deleted_at', 'is', null);
    if (reader.side === 'client') tickets = tickets.where('t.client_id', '=', reader.id);
    // The number is a literal in the statement, so that PostgreSQL can use the partial index on tickets with unread messages.
    const counted = tickets
      .where(column, '>', sql.lit(0))
      .select((eb) => eb.fn.sum<string | null>(column).as('unread'));
    const [sum] = await this.reads.runInTransactionIfAny(counted.compile());
    return Number(sum?.unread ?? 0);
  }
}
