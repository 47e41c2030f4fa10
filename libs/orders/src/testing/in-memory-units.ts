import { AddToStock, LockListing, type ListingFacts } from '@manette/contracts/catalog';
import { HoldItem, ReleaseItem, TakeItem } from '@manette/contracts/fulfilment';
import { HoldSlot, ProlongTerm, ReleaseSlot, TakeSlot, type TakenSlot } from '@manette/contracts/rentals';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Type } from '@nestjs/common';
import { InMemoryCatalog } from './in-memory-catalog.js';

/** The answers of vault and rental ledger, and the commands that they received, in order. */
export class InMemoryUnits {
  hasVault = false;
  hasLedger = false;
  /** The term of the next slot that is taken. */
  term: TakenSlot['term'] = null;
  /** The error with which the next command is refused. */
  refusal: Error | null = null;
  readonly told: object[] = [];

  tell(command: object): void {
    if (this.refusal) throw this.refusal;
    this.told.push(command);
  }
}

@CommandHandler(LockListing)
class InMemoryLockListing implements ICommandHandler<LockListing> {
  constructor(
    private readonly catalog: InMemoryCatalog,
    private readonly units: InMemoryUnits,
  ) {}

  async execute({ item }: LockListing): Promise<ListingFacts | null> {
    const listing = this.catalog.items.get(item.id);
    if (!listing) return null;
    const { hasVault, hasLedger } = this.units;
    const facts = { isDeleted: false, hasVault, hasLedger, console: null, service: null, duration: null };
    return { ...listing, ...facts };
  }
}

@CommandHandler(AddToStock)
class InMemoryAddToStock implements ICommandHandler<AddToStock> {
  constructor(private readonly catalog: InMemoryCatalog) {}

  async execute({ item, units }: AddToStock): Promise<void> {
    const listing = this.catalog.items.get(item.id);
    if (listing) listing.available += units;
  }
}

const SLOT = { slotId: '00000000-0000-7000-8000-000000000077', kind: 'principal_ps5' } as const;

/** Returns a handler that records the command and returns a slot. */
function noting(command: Type): Type {
  @CommandHandler(command)
  class Noting {
    constructor(readonly units: InMemoryUnits) {}

    async execute(told: object): Promise<TakenSlot> {
      this.units.tell(told);
      return { ...SLOT, term: this.units.term };
    }
  }
  return Noting;
}

export const inMemoryUnitHandlers: Type[] = [
  InMemoryLockListing,
  InMemoryAddToStock,
  ...[HoldItem, HoldSlot, ProlongTerm, ReleaseItem, ReleaseSlot, TakeItem, TakeSlot].map((command) =>
    noting(command),
  ),
];
