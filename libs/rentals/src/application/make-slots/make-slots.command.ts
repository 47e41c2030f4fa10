import { slotKindsOf, type NewSlots as NewSlotsInput, type SlotView } from '@manette/contracts/rentals';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LedgerOff, SlotsOfItems, SlotKindNotAllowed } from '../../domain/ledger.errors.js';
import type { Slot } from '../../domain/slot.js';
import { CountedStock } from '../counted-stock.js';
import { Listings } from '../listings.js';
import { NewSlots } from '../new-slots.js';
import { listingTarget } from '@manette/contracts/audit';

/** An administrator adds slots to a ledger. */
export class MakeSlots extends Command<SlotView[]> {
  constructor(
    readonly accountId: string,
    readonly input: NewSlotsInput,
  ) {
    super();
  }
}

const viewOf = ({ id: _id, kind, label, state }: Slot): SlotView => ({
  _id,
  kind,
  label,
  state,
  termId: null,
});

/** [LIF-075] */
@CommandHandler(MakeSlots)
export class MakeSlotsHandler implements ICommandHandler<MakeSlots> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly newSlots: NewSlots,
    private readonly stock: CountedStock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws AccountNotFound, SlotKindNotAllowed, LedgerOff, SlotsOfItems, TooManySlots */
  execute({ accountId, input: { kind, count } }: MakeSlots): Promise<SlotView[]> {
    return this.unitOfWork.run(async () => {
      const account = await this.listings.lockOffered(accountId);
      const { console, service, hasLedger, hasVault } = account;
      if (!slotKindsOf(console, service).includes(kind)) throw new SlotKindNotAllowed('kind');
      if (!hasLedger) throw new LedgerOff();
      if (hasVault) throw new SlotsOfItems();
      const made = await this.newSlots.make(accountId, [[kind, count]]);
      await this.stock.recount(accountId);
      this.audit.record({ action: 'slot.created', target: listingTarget(account), count: made.length });
      return made.map(viewOf);
    });
  }
}
