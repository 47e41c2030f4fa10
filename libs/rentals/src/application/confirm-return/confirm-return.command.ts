import { AddToStock } from '@manette/contracts/catalog';
import { ReturnItem } from '@manette/contracts/fulfilment';
import type { ConfirmedReturn, TermView } from '@manette/contracts/rentals';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { PasswordMissing, ReasonMissing } from '../../domain/term.errors.js';
import { TermRepository } from '../../domain/term.repository.js';
import type { Term } from '../../domain/term.js';
import { accountRef } from '../account-ref.js';
import { GuidesOfTerms } from '../guides-of-terms.js';
import { Listings } from '../listings.js';
import { ReadTerm, type TermReader } from '../read-term/read-term.query.js';
import { TermNotifications } from '../term-notifications.js';
import { TermTickets } from '../term-tickets.js';
import { recordedTerm } from '../recorded-term.js';

/** An administrator confirms that an account was returned. */
export class ConfirmReturn extends Command<TermView> {
  constructor(
    readonly by: TermReader,
    readonly termId: string,
    readonly input: ConfirmedReturn,
  ) {
    super();
  }
}

/**
 * Locks ticket, listing and rental in this order, so that only one of several concurrent confirmations takes effect
 * [LIF-090 to LIF-092].
 */
@CommandHandler(ConfirmReturn)
export class ConfirmReturnHandler implements ICommandHandler<ConfirmReturn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly terms: TermRepository,
    private readonly slots: SlotRepository,
    private readonly tickets: TermTickets,
    private readonly guides: GuidesOfTerms,
    private readonly notifications: TermNotifications,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TermNotFound, TermEnded, ReasonMissing, PasswordMissing */
  execute({ by, termId, input }: ConfirmReturn): Promise<TermView> {
    return this.unitOfWork.run(async () => {
      const found = await this.terms.find(termId);
      const ticket = await this.tickets.lock(found.ticketId);
      const { hasVault } = await this.listings.lock(found.accountId);
      const term = await this.terms.lock(termId);
      const recorded = recordedTerm(term);
      term.confirmReturn(this.clock.now());
      if (!input.reason && !(await this.isGuideDone(term))) throw new ReasonMissing();
      const expired = hasVault && (await this.returnItem(term, input));
      await this.freeSlot(term);
      await this.terms.save(term);
      await this.tickets.amend(ticket, {
        ...(expired ? { delivery: 'expired' } : {}),
        systemMessage: 'accountReturned',
        entry: { kind: 'returned', actorId: by.userId, reason: input.reason ?? null },
      });
      this.notifications.changed(term);
      this.audit.record(recorded());
      return this.queries.execute(new ReadTerm(termId, by));
    });
  }

  private async isGuideDone({ guideId }: Term): Promise<boolean> {
    const [guide] = (await this.guides.byIds([guideId])).values();
    return guide !== undefined && guide.steps.every(({ doneAt }) => doneAt !== null);
  }

  /** Returns the item to the vault. The result is whether a delivery expired by this. */
  private returnItem({ slotId }: Term, { password, unchanged }: ConfirmedReturn): Promise<boolean> {
    if (password === undefined && unchanged !== true) throw new PasswordMissing();
    return this.commands.execute<ReturnItem, boolean>(new ReturnItem(slotId, password ?? null));
  }

  private async freeSlot({ slotId, accountId }: Term): Promise<void> {
    const slot = await this.slots.lock(slotId);
    slot.free();
    await this.slots.save(slot);
    await this.commands.execute<AddToStock, void>(new AddToStock(accountRef(accountId), 1));
  }
}
