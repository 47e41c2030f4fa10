import type { ChangedEnd, TermView } from '@manette/contracts/rentals';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { TermRepository } from '../../domain/term.repository.js';
import { ReadTerm, type TermReader } from '../read-term/read-term.query.js';
import { TermNotifications } from '../term-notifications.js';
import { TermTickets } from '../term-tickets.js';
import { recordedTerm } from '../recorded-term.js';

/** An administrator sets another end of a rental. */
export class ChangeEnd extends Command<TermView> {
  constructor(
    readonly by: TermReader,
    readonly termId: string,
    readonly input: ChangedEnd,
  ) {
    super();
  }
}

/** [LIF-084] */
@CommandHandler(ChangeEnd)
export class ChangeEndHandler implements ICommandHandler<ChangeEnd> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermRepository,
    private readonly tickets: TermTickets,
    private readonly notifications: TermNotifications,
    private readonly queries: QueryBus,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TermNotFound, TermEnded, Endless, EndsBeforeStart */
  execute({ by, termId, input: { endsAt, reason } }: ChangeEnd): Promise<TermView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock((await this.terms.find(termId)).ticketId);
      const term = await this.terms.lock(termId);
      const recorded = recordedTerm(term);
      term.changeEnd(endsAt);
      await this.terms.save(term);
      await this.tickets.amend(ticket, {
        term: { _id: term.id, endsAt: endsAt.toISOString() },
        entry: { kind: 'term_changed', actorId: by.userId, reason },
      });
      this.notifications.changed(term);
      this.audit.recordChanges(recorded());
      return this.queries.execute(new ReadTerm(termId, by));
    });
  }
}
