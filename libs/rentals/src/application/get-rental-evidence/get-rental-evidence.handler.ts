import { EntityManager } from '@mikro-orm/postgresql';
import { GetRentalEvidence } from '@manette/contracts/rentals';
import { Clock, isoTime } from '@manette/platform';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ReminderRow, RentalsTables } from '../rentals.tables.js';
import { TERM_VIEW_COLUMNS, termsWithClients, termViewOf } from '../term-view.js';

type Reminders = Pick<ReminderRow, 'kind' | 'ends_at' | 'sent_at'>[];

const REMINDERS = sql<Reminders>`(
  select coalesce(json_agg(json_build_object('kind', m.kind, 'ends_at', m.ends_at, 'sent_at', m.sent_at)
    order by m.sent_at), '[]')
  from rentals.reminder m where m.term_id = t.id)`.as('reminders');

/**
 * Called by orders for the dispute file: returns the rental that a ticket started or prolonged, or null, without its
 * guides, which are another part of the file.
 */
@QueryHandler(GetRentalEvidence)
export class GetRentalEvidenceHandler implements IQueryHandler<GetRentalEvidence, object | null> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ ticketId }: GetRentalEvidence): Promise<object | null> {
    const row = await termsWithClients(this.em.getKysely<RentalsTables>())
      .select(TERM_VIEW_COLUMNS)
      .select(['t.ended_at', REMINDERS])
      .where(
        sql<boolean>`(t.ticket_id = ${ticketId}::uuid
          or t.id = (select term_id from rentals.renewal where ticket_id = ${ticketId}::uuid))`,
      )
      .executeTakeFirst();
    if (!row) return null;
    const { guide: _elsewhere, ...term } = termViewOf(row, this.clock.now(), new Map());
    const reminders = row.reminders.map(({ kind, ends_at, sent_at }) => ({
      kind,
      endsAt: isoTime(ends_at),
      sentAt: isoTime(sent_at),
    }));
    return { ...term, endedAt: row.ended_at && isoTime(row.ended_at), reminders };
  }
}
