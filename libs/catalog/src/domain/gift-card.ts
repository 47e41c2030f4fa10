import type { GiftCardChanges, GiftCardFields, Platform } from '@manette/contracts/catalog';
import { imagesAfter } from './listing-images.js';
import { Money } from './money.js';

/** A gift card on the shelf: what it is worth, what it costs, and how many are left. */
export class GiftCard {
  readonly id: string;
  name: string;
  platform: Platform;
  region: string;
  value: Money;
  price: Money;
  description: string | null;
  redemptionInstructions: string;
  available: number;
  /** Ids of its pictures, the first one is the cover. */
  images: string[];
  readonly createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null = null;

  constructor(id: string, fields: GiftCardFields, images: readonly string[], at: Date) {
    this.id = id;
    this.name = fields.name;
    this.platform = fields.platform;
    this.region = fields.region;
    this.value = Money.of(fields.value);
    this.price = Money.of(fields.price);
    this.description = fields.description || null;
    this.redemptionInstructions = fields.redemptionInstructions;
    this.available = fields.available;
    this.images = imagesAfter([], [], images);
    this.createdAt = at;
    this.updatedAt = at;
  }

  /** Changes what is given; what is absent stays. @throws TooManyImages */
  change(
    changes: GiftCardChanges,
    images: { kept?: readonly string[]; added: readonly string[] },
    at: Date,
  ): void {
    this.name = changes.name ?? this.name;
    this.platform = changes.platform ?? this.platform;
    this.region = changes.region ?? this.region;
    this.value = this.value.with(changes.value ?? {});
    this.price = this.price.with(changes.price ?? {});
    if (changes.description !== undefined) this.description = changes.description || null;
    this.redemptionInstructions = changes.redemptionInstructions ?? this.redemptionInstructions;
    this.available = changes.available ?? this.available;
    this.images = imagesAfter(this.images, images.kept, images.added);
    this.updatedAt = at;
  }

  /** Takes the card off the shelf; the row stays for the tickets that point at it. */
  withdraw(at: Date): void {
    this.deletedAt = at;
    this.updatedAt = at;
  }
}
