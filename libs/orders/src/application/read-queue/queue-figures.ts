import { EntityManager } from '@mikro-orm/postgresql';
import type { QueueView } from '@manette/contracts/orders';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OrdersTables } from '../orders.tables.js';

const PERIOD_MS = 7 * 24 * 60 * 60_000;
const LEAST_ANSWERED = 5;

interface Row {
  id: string;
  position: number | null;
  minutes: number | null;
}

/** Estimates how long the clients of tickets may have to wait, by one statement for any number of tickets [LIF-105]. */
@Injectable()
export class QueueFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Returns the figures by the ids of the tickets; deleted and unknown tickets are missing. */
  async of(ids: readonly string[]): Promise<Map<string, QueueView>> {
    const since = new Date(this.clock.now().getTime() - PERIOD_MS).toISOString();
    const { rows } = await sql<Row>`
      with shop as materialized (
        select coalesce((select show_queue from orders.shop_settings), true) as is_shown),
      typical as materialized (
        select case when count(*) >= ${LEAST_ANSWERED} then
                 ceil(percentile_cont(0.5) within group (
                   order by (extract(epoch from answered_at - created_at) * 1000)::float8) / 60000)::int end as minutes
          from orders.ticket
         where answered_at >= ${since}::timestamptz and deleted_at is null and (select is_shown from shop))
      select t.id, (select minutes from typical) as minutes,
             case when t.waiting_since is not null and (select is_shown from shop) then
               1 + (select count(*)::int from orders.ticket w
                     where w.waiting_since < t.waiting_since and w.deleted_at is null) end as position
        from orders.ticket t where t.id = any(${[...ids]}::uuid[]) and t.deleted_at is null`.execute(
      this.em.getKysely<OrdersTables>(),
    );
    return new Map(rows.map(({ id, position, minutes }) => [id, { position, typicalMinutes: minutes }]));
  }
}
