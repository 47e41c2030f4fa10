import { EntityManager } from '@mikro-orm/postgresql';
import { LendItem } from '@manette/contracts/fulfilment';
import type { NewTerm, TermView } from '@manette/contracts/rentals';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { SlotInUse } from '../../domain/ledger.errors.js';
import { isEndless } from '../../domain/slot-use.js';
import type { Slot } from '../../domain/slot.js';
import {
  EndMissing,
  EndNotAllowed,
  NotForRent,
  StartsInFuture,
  UnknownClient,
} from '../../domain/term.errors.js';
import { CountedStock } from '../counted-stock.js';
import { Listings } from '../listings.js';
import { NewTerms } from '../new-terms.js';
import { ReadTerm, type TermReader } from '../read-term/read-term.query.js';
import type { RentalsTables } from '../rentals.tables.js';
import { termTarget } from '../recorded-term.js';

/** An administrator records a rental that began before the ledger was switched on. */
export class AddTerm extends Command<TermView> {
  constructor(
    readonly by: TermReader,
    readonly input: NewTerm,
  ) {
    super();
  }
}

/** [LIF-083] */
@CommandHandler(AddTerm)
export class AddTermHandler implements ICommandHandler<AddTerm> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly listings: Listings,
    private readonly slots: SlotRepository,
    private readonly newTerms: NewTerms,
    private readonly stock: CountedStock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws SlotNotFound, SlotInUse, NotForRent, UnknownClient, StartsInFuture, EndMissing, EndNotAllowed, EndsBeforeStart */
  execute({ by, input }: AddTerm): Promise<TermView> {
    return this.unitOfWork.run(async () => {
      const { accountId } = await this.slots.find(input.slotId);
      const account = await this.listings.lock(accountId);
      const slot = await this.slots.lock(input.slotId);
      if (slot.state !== 'free') throw new SlotInUse();
      await this.assertPossible(slot, input);
      slot.take('rented', null);
      await this.slots.save(slot);
      const { clientId, startsAt, endsAt } = input;
      const term = await this.newTerms.start(account, slot, {
        ...{ clientId, startsAt, endsAt },
        ...{ ticketId: null, ticketNumber: null },
      });
      if (account.hasVault) await this.commands.execute<LendItem, void>(new LendItem(slot.id));
      await this.stock.recount(accountId);
      const changes = [{ field: 'client', from: null, to: clientId }];
      this.audit.record({ action: 'rental.created', target: termTarget(term), changes });
      return this.queries.execute(new ReadTerm(term.id, by));
    });
  }

  private async assertPossible({ kind }: Slot, { clientId, startsAt, endsAt }: NewTerm): Promise<void> {
    if (kind === 'complete') throw new NotForRent();
    if (!(await this.isClient(clientId))) throw new UnknownClient();
    if (startsAt > this.clock.now()) throw new StartsInFuture();
    if (isEndless(kind) && endsAt) throw new EndNotAllowed();
    if (!isEndless(kind) && !endsAt) throw new EndMissing();
  }

  private async isClient(id: string): Promise<boolean> {
    const people = this.em.getKysely<RentalsTables>().selectFrom('identity.public_user').select('id');
    const client = people.where('id', '=', id).where('role', '=', 'client').where('is_deleted', '=', false);
    return (await client.executeTakeFirst()) !== undefined;
  }
}
