import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY } from '../../domain/rental-calendar.js';
import type { RentalsTables } from '../rentals.tables.js';

const BATCH = 100;

export interface DueTerm {
  id: string;
  ends_at: Date | string;
}

/** Finds the rentals whose clients must be reminded. */
@Injectable()
export class DueTerms {
  constructor(private readonly em: EntityManager) {}

  /** Returns a batch of the rentals whose latest due reminder was not sent, sorted by end, starting after `last`. */
  async after(last: DueTerm | undefined, now: Date): Promise<DueTerm[]> {
    const inDays = (days: number) => new Date(now.getTime() + days * DAY);
    const rest = last ? sql`and (t.ends_at, t.id) > (${last.ends_at}, ${last.id}::uuid)` : sql``;
    const { rows } = await sql<DueTerm>`
      select t.id, t.ends_at from rentals.term t
        join identity.public_user c on c.id = t.client_id and not c.is_deleted
       where t.state <> 'ended' and t.ends_at <= ${inDays(3)} ${rest}
         and not exists (
           select from rentals.reminder r
            where r.term_id = t.id and r.ends_at = t.ends_at and r.kind = case
              when t.ends_at <= ${now} then 'ended'
              when t.ends_at <= ${inDays(1)} then 'one_day'
              else 'three_days' end)
       order by t.ends_at, t.id limit ${BATCH}`.execute(this.em.getKysely<RentalsTables>());
    return rows;
  }
}
