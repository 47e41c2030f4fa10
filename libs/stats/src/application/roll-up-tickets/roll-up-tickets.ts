import { JobHandler, JobProcessor, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

const FIVE_MINUTES = 5 * 60_000;
/** Longer than any transaction runs: a ticket closed before this time is committed or rolled back. */
const SETTLED = sql`now() - interval '15 minutes'`;

/**
 * Adds the tickets that were closed since the last run to the sums, so that figures over all tickets do not read all tickets.
 * `settled_until` moves in the same transaction and under a lock: a repeated or concurrent run counts no ticket twice.
 */
@JobProcessor('stats-roll-up', { every: FIVE_MINUTES })
export class RollUpTickets extends JobHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async process(): Promise<void> {
    await this.unitOfWork.run(async () => {
      const db = this.em.getKysely<unknown>();
      await sql`select until from stats.settled_until for update`.execute(db);
      await sql`
        insert into stats.settled_tickets as known (status, item_kind, tickets, answered, response_ms)
        select status, coalesce(item_kind, ''), count(*), count(response_ms), coalesce(sum(response_ms), 0)
          from orders.ticket_facts
         where settled_at > (select until from stats.settled_until) and settled_at <= ${SETTLED}
         group by 1, 2
        on conflict (status, item_kind) do update
          set tickets = known.tickets + excluded.tickets, answered = known.answered + excluded.answered,
              response_ms = known.response_ms + excluded.response_ms`.execute(db);
      await sql`update stats.settled_until set until = greatest(until, ${SETTLED})`.execute(db);
    });
  }
}
