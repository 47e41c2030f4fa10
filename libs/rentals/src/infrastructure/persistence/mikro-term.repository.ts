import { EntityManager } from '@mikro-orm/postgresql';
import { EntityRows, runTogether } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { RentalsTables } from '../../application/rentals.tables.js';
import { TermNotFound } from '../../domain/term.errors.js';
import { TermRepository, type TermRenewal } from '../../domain/term.repository.js';
import { Term } from '../../domain/term.js';

/** Rentals in PostgreSQL. Each write is one statement, executed immediately, so that later statements see it. */
@Injectable()
export class MikroTermRepository extends TermRepository {
  private readonly terms: EntityRows<Term>;

  constructor(private readonly em: EntityManager) {
    super();
    this.terms = new EntityRows(em, Term);
  }

  async add(term: Term): Promise<void> {
    await this.terms.insert([term]);
  }

  async save(term: Term): Promise<void> {
    const update = this.terms.update(term);
    if (update) await runTogether(this.db, [update]);
  }

  find(id: string): Promise<Term> {
    return this.existing(sql`id = ${id}`);
  }

  lock(id: string): Promise<Term> {
    return this.existing(sql`id = ${id} for update`);
  }

  lockRunningIn(slotId: string): Promise<Term | null> {
    return this.first(sql`slot_id = ${slotId} and state <> 'ended' for update`);
  }

  async isRunning(accountId: string): Promise<boolean> {
    const running = this.db.selectFrom('rentals.term').select('id').where('account_id', '=', accountId);
    return (await running.where('is_ended', '=', false).limit(1).executeTakeFirst()) !== undefined;
  }

  async addRenewal({ termId, ticketId, ticketNumber, months, from, to, at }: TermRenewal): Promise<void> {
    const row = { term_id: termId, ticket_id: ticketId, ticket_number: ticketNumber, months };
    const moved = { ...row, from_end: from, to_end: to, at };
    await this.db.insertInto('rentals.renewal').values(moved).execute();
  }

  private async existing(condition: RawBuilder<unknown>): Promise<Term> {
    const term = await this.first(condition);
    if (!term) throw new TermNotFound();
    return term;
  }

  private async first(condition: RawBuilder<unknown>): Promise<Term | null> {
    const { rows } = await sql<object>`select ${this.terms.columns} from rentals.term
      where ${condition}`.execute(this.db);
    return rows[0] ? this.terms.entityOf(rows[0]) : null;
  }

  private get db() {
    return this.em.getKysely<RentalsTables>();
  }
}
