export const CURRENCIES = ['DZD', 'EUR', 'USD'] as const;

/** An amount with at most two decimals. */
export interface Money {
  amount: number;
  currency: (typeof CURRENCIES)[number];
}
