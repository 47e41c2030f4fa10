import { GetTicketFacts, type TicketFacts, type TicketTerm } from '@manette/contracts/orders';
import { ProlongTerm } from '@manette/contracts/rentals';
import { APP_CONFIG, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { TermRepository } from '../../domain/term.repository.js';
import { TermNotifications } from '../term-notifications.js';
import { TermTickets } from '../term-tickets.js';

/**
 * Called by orders when a renewal is completed: prolongs the rental. The caller writes to the renewal's own ticket
 * [LIF-088].
 */
@CommandHandler(ProlongTerm)
export class ProlongTermHandler implements ICommandHandler<ProlongTerm, TicketTerm> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermRepository,
    private readonly tickets: TermTickets,
    private readonly notifications: TermNotifications,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws TermEnded [LIF-089] */
  execute({ renewal: { termId, months }, ticketId, byAdminId }: ProlongTerm): Promise<TicketTerm> {
    return this.unitOfWork.run(async () => {
      const own = await this.tickets.lock((await this.terms.find(termId)).ticketId);
      const term = await this.terms.lock(termId);
      const moved = term.prolong(months, this.config.store.timezone);
      await this.terms.save(term);
      const ticketNumber = await this.numberOf(ticketId);
      await this.terms.addRenewal({ termId, ticketId, ticketNumber, months, ...moved, at: this.clock.now() });
      const prolonged = { _id: termId, endsAt: moved.to.toISOString() };
      await this.tickets.amend(own, {
        term: prolonged,
        systemMessage: 'rentalProlonged',
        entry: { kind: 'term_prolonged', actorId: byAdminId },
      });
      this.notifications.changed(term);
      return prolonged;
    });
  }

  private async numberOf(ticketId: string): Promise<string> {
    const query = new GetTicketFacts(ticketId, { user: null, allowed: 'both' });
    return (await this.queries.execute<GetTicketFacts, TicketFacts>(query)).number;
  }
}
