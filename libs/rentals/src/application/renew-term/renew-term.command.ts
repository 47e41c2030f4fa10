import { OpenRenewal, type TicketView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TermRepository } from '../../domain/term.repository.js';
import { Listings } from '../listings.js';
import { assertOwn } from '../own-term.js';
import type { TermReader } from '../read-term/read-term.query.js';

/** The ticket that prolongs a rental; `created` is false if it was already open. */
export interface OpenedRenewal {
  ticket: TicketView;
  created: boolean;
}

/** A client asks to prolong a rental. */
export class RenewTerm extends Command<OpenedRenewal> {
  constructor(
    readonly by: TermReader,
    readonly termId: string,
  ) {
    super();
  }
}

/** Locks the rental, so that the second of two concurrent calls finds the ticket of the first [LIF-087, LIF-089]. */
@CommandHandler(RenewTerm)
export class RenewTermHandler implements ICommandHandler<RenewTerm> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermRepository,
    private readonly listings: Listings,
    private readonly commands: CommandBus,
  ) {}

  /** @throws TermNotFound, OnlyForItsClient, TermEnded, BeingReturned, Endless */
  execute({ by, termId }: RenewTerm): Promise<OpenedRenewal> {
    return this.unitOfWork.run(async () => {
      const term = await this.terms.lock(termId);
      assertOwn(term, by);
      term.renewableEnd();
      const { name: codeName, price, duration: months } = await this.listings.read(term.accountId);
      const renewal = new OpenRenewal(by.userId, { termId, codeName, price, months });
      return this.commands.execute<OpenRenewal, OpenedRenewal>(renewal);
    });
  }
}
