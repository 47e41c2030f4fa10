import { HasFreeItems } from '@manette/contracts/fulfilment';
import { HasHolds } from '@manette/contracts/orders';
import { slotKindsOf, type LedgerSwitch, type LedgerView } from '@manette/contracts/rentals';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { RentalsRunning, UnitsFree, UnitsHeld } from '../../domain/ledger.errors.js';
import { slotCounts } from '../../domain/slot-counts.js';
import { SlotRepository } from '../../domain/slot.repository.js';
import { TermRepository } from '../../domain/term.repository.js';
import { accountRef } from '../account-ref.js';
import { CountedStock } from '../counted-stock.js';
import { Listings, type AccountFacts } from '../listings.js';
import { NewSlots } from '../new-slots.js';
import { ReadLedger } from '../read-ledger/read-ledger.query.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator switches the rental ledger of an account on or off. */
export class SwitchLedger extends Command<LedgerView> {
  constructor(
    readonly accountId: string,
    readonly input: LedgerSwitch,
  ) {
    super();
  }
}

/**
 * Locks the listing, so that no order takes a unit in the meantime, and checks all conditions again under the lock.
 * Switching to the current state changes nothing [LIF-072 to LIF-074].
 */
@CommandHandler(SwitchLedger)
export class SwitchLedgerHandler implements ICommandHandler<SwitchLedger> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly slots: SlotRepository,
    private readonly terms: TermRepository,
    private readonly newSlots: NewSlots,
    private readonly stock: CountedStock,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws AccountNotFound, SlotKindNotAllowed, SlotCountsMissing, TooManySlots, UnitsHeld, RentalsRunning, UnitsFree */
  execute({ accountId, input }: SwitchLedger): Promise<LedgerView> {
    return this.unitOfWork.run(async () => {
      const account = await this.listings.lockOffered(accountId);
      if (input.enabled !== account.hasLedger) {
        await (input.enabled ? this.on(account, input.slots) : this.off(account));
        const changes = [{ field: 'hasLedger', from: !input.enabled, to: input.enabled }];
        this.audit.record({ action: 'account.changed', target: listingTarget(account), changes });
      }
      return this.queries.execute(new ReadLedger(accountId));
    });
  }

  /** Switches the ledger on. While the vault is on, each item comes with its slot, so no slots are created here [LIF-076]. */
  private async on(account: AccountFacts, said: LedgerSwitch['slots']): Promise<void> {
    const kinds = slotKindsOf(account.console, account.service);
    const counts = account.hasVault ? [] : slotCounts(kinds, said, account.available);
    await this.assertAtRest(account);
    await this.newSlots.make(account.id, counts, 'slots');
    await this.stock.recount(account.id, true);
  }

  private async off(account: AccountFacts): Promise<void> {
    await this.assertAtRest(account);
    await this.slots.removeAll(account.id, this.clock.now());
    await this.stock.set(account.id, { ledger: false });
  }

  private async assertAtRest({ id, hasVault }: AccountFacts): Promise<void> {
    const item = accountRef(id);
    if (await this.queries.execute<HasHolds, boolean>(new HasHolds(item))) throw new UnitsHeld();
    if (await this.terms.isRunning(id)) throw new RentalsRunning();
    if (!hasVault) return;
    if (await this.queries.execute<HasFreeItems, boolean>(new HasFreeItems(item))) throw new UnitsFree();
  }
}
