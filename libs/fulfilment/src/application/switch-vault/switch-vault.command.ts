import { SetCountedStock, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import type { VaultView } from '@manette/contracts/fulfilment';
import { HasHolds } from '@manette/contracts/orders';
import { GetLedgerUse } from '@manette/contracts/rentals';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { VaultNotSwitched } from '../../domain/fulfilment.errors.js';
import { VaultItems } from '../../domain/vault-items.js';
import { ListingLock } from '../vault/listing-lock.js';
import { vaultViewOf } from '../vault/vault-view.js';
import { listingAction, listingTarget } from '@manette/contracts/audit';

/** An administrator switches the delivery of a listing from the vault on or off [LIF-047]. */
export class SwitchVault extends Command<VaultView> {
  constructor(
    readonly listing: ItemRef,
    readonly enabled: boolean,
  ) {
    super();
  }
}

/**
 * When it is switched on, the number of free items becomes the stock. When it is switched off, stock and items stay
 * as they are.
 */
@CommandHandler(SwitchVault)
export class SwitchVaultHandler implements ICommandHandler<SwitchVault> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingLock,
    private readonly items: VaultItems,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ListingNotFound, VaultNotSwitched */
  execute({ listing, enabled }: SwitchVault): Promise<VaultView> {
    return this.unitOfWork.run(async () => {
      const facts = await this.listings.live(listing);
      const counts = await this.items.count(listing);
      if (facts.hasVault === enabled) return vaultViewOf(enabled, counts);
      await this.assertSwitchable(facts, counts.free);
      const counted = enabled ? { vault: true, available: counts.free } : { vault: false };
      await this.commands.execute(new SetCountedStock(listing, counted));
      const changes = [{ field: 'hasVault', from: !enabled, to: enabled }];
      const action = listingAction(listing.kind, 'changed');
      this.audit.record({ action, target: listingTarget(facts), changes });
      return vaultViewOf(enabled, counts);
    });
  }

  private async assertSwitchable({ kind, id, hasLedger }: ListingFacts, freeItems: number): Promise<void> {
    const listing = { kind, id };
    if (await this.queries.execute<HasHolds, boolean>(new HasHolds(listing)))
      throw new VaultNotSwitched('holds');
    if (!hasLedger) return;
    const ledger = new GetLedgerUse(listing);
    const use = await this.queries.execute<GetLedgerUse, { running: boolean; free: boolean }>(ledger);
    if (use.running) throw new VaultNotSwitched('running');
    if (use.free || freeItems > 0) throw new VaultNotSwitched('free');
  }
}
