import type { GiftCardChanges, GiftCardFields, Platform } from '@manette/contracts/catalog';
import { assignDefined } from './assign-defined.js';
import { Listing, type ListingState } from './listing.js';
import { Money } from './money.js';

interface GiftCardState extends ListingState {
  name: string;
  platform: Platform;
  region: string;
  /** The worth of the card; `price` is its cost in the shop. */
  value: Money;
  redemptionInstructions: string;
}

/** A gift card of the catalogue. */
export class GiftCard extends Listing<'giftCard'> implements Readonly<GiftCardState> {
  readonly name: string;
  readonly platform: Platform;
  readonly region: string;
  readonly value: Money;
  readonly redemptionInstructions: string;

  constructor(id: string, fields: GiftCardFields, images: readonly string[], at: Date) {
    const { available, description } = fields;
    super(id, { price: Money.of(fields.price), available, description, images }, at);
    this.name = fields.name;
    this.platform = fields.platform;
    this.region = fields.region;
    this.value = Money.of(fields.value);
    this.redemptionInstructions = fields.redemptionInstructions;
  }

  protected override changeDetails(changes: GiftCardChanges) {
    const { name, platform, region, redemptionInstructions } = changes;
    const value = this.value.with(changes.value ?? {});
    const price = this.price.with(changes.price ?? {});
    this.set({ name, platform, region, redemptionInstructions, value, price });
  }

  protected override set(changes: Partial<GiftCardState>): void {
    assignDefined<GiftCardState>(this, changes);
  }
}
