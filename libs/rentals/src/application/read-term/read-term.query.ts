import { EntityManager } from '@mikro-orm/postgresql';
import type { TermView } from '@manette/contracts/rentals';
import { Clock, type Principal } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TermNotFound } from '../../domain/term.errors.js';
import { GuidesOfTerms } from '../guides-of-terms.js';
import type { RentalsTables } from '../rentals.tables.js';
import { TERM_VIEW_COLUMNS, termsWithClients, termViewOf } from '../term-view.js';

export type TermReader = Pick<Principal, 'userId' | 'role'>;

/** Returns one rental: clients may read only their own rentals, administrators any. */
export class ReadTerm extends Query<TermView> {
  constructor(
    readonly termId: string,
    readonly reader: TermReader,
  ) {
    super();
  }
}

@QueryHandler(ReadTerm)
export class ReadTermHandler implements IQueryHandler<ReadTerm> {
  constructor(
    private readonly em: EntityManager,
    private readonly guides: GuidesOfTerms,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside a unit of work it sees the changes of that unit of work. @throws TermNotFound, also for the rental of
   * another client [LIF-008]
   */
  async execute({ termId, reader }: ReadTerm): Promise<TermView> {
    const row = await termsWithClients(this.em.getKysely<RentalsTables>())
      .select(TERM_VIEW_COLUMNS)
      .where('t.id', '=', termId)
      .executeTakeFirst();
    const isVisible = row && (reader.role === 'admin' || reader.userId === row.client_id);
    if (!isVisible) throw new TermNotFound();
    return termViewOf(row, this.clock.now(), await this.guides.byIds([row.guide_id]));
  }
}
