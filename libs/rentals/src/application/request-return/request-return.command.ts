import { SendReturnGuide } from '@manette/contracts/fulfilment';
import type { TermView } from '@manette/contracts/rentals';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { consoleOfGuide } from '../../domain/guide-console.js';
import { TermRepository } from '../../domain/term.repository.js';
import type { Term } from '../../domain/term.js';
import { assertOwn } from '../own-term.js';
import { ReadTerm, type TermReader } from '../read-term/read-term.query.js';
import { TermNotifications } from '../term-notifications.js';
import { TermTickets } from '../term-tickets.js';

/** A client requests to return an account. */
export class RequestReturn extends Command<TermView> {
  constructor(
    readonly by: TermReader,
    readonly termId: string,
  ) {
    super();
  }
}

/** A repeated request changes nothing [LIF-090]. */
@CommandHandler(RequestReturn)
export class RequestReturnHandler implements ICommandHandler<RequestReturn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermRepository,
    private readonly tickets: TermTickets,
    private readonly notifications: TermNotifications,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** @throws TermNotFound, OnlyForItsClient, TermEnded */
  execute({ by, termId }: RequestReturn): Promise<TermView> {
    return this.unitOfWork.run(async () => {
      const found = await this.terms.find(termId);
      assertOwn(found, by);
      const ticket = await this.tickets.lock(found.ticketId);
      const term = await this.terms.lock(termId);
      if (term.state !== 'returning') {
        term.assertRunning();
        term.requestReturn(await this.sendGuide(term, ticket?.id ?? null));
        await this.terms.save(term);
        await this.tickets.amend(ticket, {
          systemMessage: 'returnRequested',
          entry: { kind: 'return_requested', actorId: by.userId },
        });
        this.notifications.changed(term);
      }
      return this.queries.execute(new ReadTerm(termId, by));
    });
  }

  private sendGuide(
    { clientId, console, service, slotKind }: Term,
    ticketId: string | null,
  ): Promise<string | null> {
    const guide = new SendReturnGuide({ ticketId, clientId }, consoleOfGuide(console, slotKind), service);
    return this.commands.execute<SendReturnGuide, string | null>(guide);
  }
}
