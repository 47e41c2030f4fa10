import { GetListingFacts, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import type { VaultView } from '@manette/contracts/fulfilment';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListingNotFound } from '../../domain/fulfilment.errors.js';
import { VaultItems } from '../../domain/vault-items.js';
import { vaultViewOf } from '../vault/vault-view.js';

/** Returns whether a listing is delivered from the vault, and the number of its items by state [LIF-047]. */
export class ReadVault extends Query<VaultView> {
  constructor(readonly listing: ItemRef) {
    super();
  }
}

@QueryHandler(ReadVault)
export class ReadVaultHandler implements IQueryHandler<ReadVault> {
  constructor(
    private readonly items: VaultItems,
    private readonly queries: QueryBus,
  ) {}

  /** @throws ListingNotFound */
  async execute({ listing }: ReadVault): Promise<VaultView> {
    const read = new GetListingFacts(listing);
    const facts = await this.queries.execute<GetListingFacts, ListingFacts | null>(read);
    if (!facts) throw new ListingNotFound(listing.kind);
    return vaultViewOf(facts.hasVault, await this.items.count(listing));
  }
}
