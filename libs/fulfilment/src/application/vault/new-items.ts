import { AddToStock, type ListingFacts } from '@manette/contracts/catalog';
import { AddSlots, slotKindsOf, type SlotKind } from '@manette/contracts/rentals';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SlotKindRefused } from '../../domain/fulfilment.errors.js';
import type { ItemContent } from '../../domain/item-content.js';
import { VaultItems, type VaultItem } from '../../domain/vault-items.js';

/** Returns the slot kind of a new item: the given one, otherwise the only one that fits; null for a gift card. */
function slotKindOf({ console, service, hasLedger }: ListingFacts, given?: SlotKind): SlotKind | null {
  if (!console || !service) return null;
  const kinds = slotKindsOf(console, service);
  if (given && !kinds.includes(given)) throw new SlotKindRefused('unfit');
  const [first, second] = kinds;
  const kind = given ?? (second ? undefined : first);
  if (!kind && hasLedger) throw new SlotKindRefused('missing');
  return kind ?? null;
}

/** Adds items to the vault of a locked listing, with their slots, and raises the stock [LIF-076]. */
@Injectable()
export class NewItems {
  constructor(
    private readonly items: VaultItems,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the items in the order of their contents; null for each content that the vault already has
   * @throws SlotKindRefused, VaultHasNoKeys
   */
  async add(
    listing: ListingFacts,
    contents: readonly ItemContent[],
    kind?: SlotKind,
  ): Promise<(VaultItem | null)[]> {
    const ref = { kind: listing.kind, id: listing.id };
    const slotKind = slotKindOf(listing, kind);
    const plain = contents.map((content) => ({ content, slotKind, slotId: null }));
    const known = await this.items.known(ref, plain);
    const fresh = plain.filter((_, place) => !known.has(place));
    const slots = await this.slotsFor(listing, slotKind, fresh.length);
    const placed = fresh.map((item, place) => ({ ...item, slotId: slots[place] ?? null }));
    const added = await this.items.add(ref, placed, this.clock.now());
    const units = added.filter(Boolean).length;
    if (listing.hasVault && units > 0) await this.commands.execute(new AddToStock(ref, units));
    return plain.map((_, place) => (known.has(place) ? null : (added.shift() ?? null)));
  }

  private slotsFor(
    { id, hasVault, hasLedger }: ListingFacts,
    kind: SlotKind | null,
    count: number,
  ): Promise<string[]> {
    if (!hasVault || !hasLedger || !kind || count === 0) return Promise.resolve([]);
    return this.commands.execute<AddSlots, string[]>(new AddSlots(id, kind, count));
  }
}
