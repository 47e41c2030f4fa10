import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { TicketViewers, type ExpiredViewer } from '../../application/ticket-viewers.js';
import type { Actor, Side } from '../../domain/actor.js';
import type { OrdersTables } from '../../application/orders.tables.js';

/** An entry that was last renewed before this time belongs to a process that died. */
const ALIVE = sql<Date>`now() - interval '15 seconds'`;

/** Stores in the database which sockets have a ticket open, so that every process knows the sockets of all processes. */
@Injectable()
export class KyselyTicketViewers extends TicketViewers {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(socketId: string, ticketId: string, { id, side }: Actor): Promise<void> {
    await this.db
      .insertInto('orders.ticket_viewer')
      .columns(['socket_id', 'ticket_id', 'user_id', 'side', 'sure_to'])
      .expression((eb) =>
        eb
          .selectFrom('orders.ticket')
          .select([sql.val(socketId).as('s'), 'id', sql<string>`${id}::uuid`.as('u'), sql.val(side).as('p')])
          .select('message_count')
          .where('id', '=', ticketId),
      )
      .onConflict((same) =>
        same.columns(['socket_id', 'ticket_id']).doUpdateSet((eb) => ({
          seen_at: sql<Date>`now()`,
          sure_to: eb.ref('excluded.sure_to'),
        })),
      )
      .execute();
  }

  async remove(socketId: string, ticketId?: string): Promise<string[]> {
    let entries = this.db.deleteFrom('orders.ticket_viewer').where('socket_id', '=', socketId);
    if (ticketId) entries = entries.where('ticket_id', '=', ticketId);
    const left = await entries.returning(['ticket_id', 'side']).execute();
    return left.filter(({ side }) => side === 'admin').map(({ ticket_id }) => ticket_id);
  }

  administratorsAt(ticketId: string): Promise<{ _id: string; username: string }[]> {
    return this.db
      .selectFrom('orders.ticket_viewer as v')
      .innerJoin('identity.public_user as u', 'u.id', 'v.user_id')
      .select(['u.id as _id', 'u.username'])
      .distinct()
      .where('v.ticket_id', '=', ticketId)
      .where('v.side', '=', 'admin')
      .where('v.seen_at', '>', ALIVE)
      .orderBy('u.username')
      .execute();
  }

  async isViewing(side: Side, ticketId: string): Promise<boolean> {
    const viewer = await this.db
      .selectFrom('orders.ticket_viewer')
      .select('socket_id')
      .where('ticket_id', '=', ticketId)
      .where('side', '=', side)
      .where('seen_at', '>', ALIVE)
      .limit(1)
      .executeTakeFirst();
    return viewer !== undefined;
  }

  async renew(socketIds: string[]): Promise<void> {
    await this.db
      .updateTable('orders.ticket_viewer as v')
      .from('orders.ticket as t')
      .set((eb) => ({ seen_at: sql<Date>`now()`, sure_to: eb.ref('t.message_count') }))
      .whereRef('t.id', '=', 'v.ticket_id')
      // One array parameter for any number of sockets, because a statement takes at most 65,535 parameters.
      .where('v.socket_id', '=', sql<string>`any(${socketIds}::text[])`)
      .execute();
  }

  removeExpired(): Promise<ExpiredViewer[]> {
    return this.db
      .with('gone', (db) =>
        db.deleteFrom('orders.ticket_viewer').where('seen_at', '<=', ALIVE).returningAll(),
      )
      .selectFrom('gone')
      .innerJoin('orders.ticket as t', 't.id', 'gone.ticket_id')
      .select((eb) => ['t.id as ticketId', 'gone.side', eb.fn.max('gone.sure_to').as('deliveredUpTo')])
      .where('t.deleted_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orders.ticket_viewer as v')
              .select('v.socket_id')
              .whereRef('v.ticket_id', '=', 'gone.ticket_id')
              .whereRef('v.side', '=', 'gone.side')
              .where('v.seen_at', '>', ALIVE),
          ),
        ),
      )
      .groupBy(['t.id', 'gone.side'])
      .orderBy('t.id')
      .execute();
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
