import type { Currency } from '@manette/contracts/catalog';

/** An amount with at most two decimals. */
export interface Money {
  amount: number;
  currency: Currency;
}
