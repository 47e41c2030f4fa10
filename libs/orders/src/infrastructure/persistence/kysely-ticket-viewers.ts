import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { TicketViewers } from '../../application/join-ticket/ticket-viewers.js';
import type { Party, Side } from '../../domain/party.js';
import type { OrdersTables } from './orders.tables.js';

/** An entry that its process has not renewed for this long belongs to a process that died. */
const ALIVE = sql<Date>`now() - interval '15 seconds'`;

/** Who has a ticket open is kept in the database, so that every process knows of everybody's sockets. */
@Injectable()
export class KyselyTicketViewers extends TicketViewers {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async enter(socketId: string, ticketId: string, { id, side }: Party): Promise<void> {
    const now = sql<Date>`now()`;
    await this.db
      .insertInto('orders.ticket_viewer')
      .values({ socket_id: socketId, ticket_id: ticketId, user_id: id, side })
      .onConflict((same) => same.columns(['socket_id', 'ticket_id']).doUpdateSet({ seen_at: now }))
      .execute();
  }

  async leave(socketId: string, ticketId?: string): Promise<string[]> {
    let entries = this.db.deleteFrom('orders.ticket_viewer').where('socket_id', '=', socketId);
    if (ticketId) entries = entries.where('ticket_id', '=', ticketId);
    const left = await entries.returning(['ticket_id', 'side']).execute();
    return left.filter(({ side }) => side === 'admin').map(({ ticket_id }) => ticket_id);
  }

  staffAt(ticketId: string): Promise<{ _id: string; username: string }[]> {
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

  async hasOpen(ticketId: string, side: Side): Promise<boolean> {
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
      .updateTable('orders.ticket_viewer')
      .set({ seen_at: sql<Date>`now()` })
      .where('socket_id', 'in', socketIds)
      .execute();
    await this.db.deleteFrom('orders.ticket_viewer').where('seen_at', '<=', ALIVE).execute();
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
