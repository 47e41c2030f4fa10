import type { Currency } from '@manette/contracts/catalog';

/** An amount in one of the shop's currencies; amounts of different currencies are never compared. */
export class Money {
  constructor(
    readonly amount: number,
    readonly currency: Currency,
  ) {}

  static of(price: { amount: number; currency: Currency }): Money {
    return new Money(price.amount, price.currency);
  }

  /** The same money with another amount, another currency, or both. */
  with(change: { amount?: number | undefined; currency?: Currency | undefined }): Money {
    return new Money(change.amount ?? this.amount, change.currency ?? this.currency);
  }
}
