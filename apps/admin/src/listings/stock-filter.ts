/** The choices of the stock filter, as in the address bar. */
export const STOCKS = ['in', 'out'] as const;
export type StockChoice = (typeof STOCKS)[number];

/** Returns the choice as the value of `?inStock=`. */
export const inStockOf = (choice: StockChoice | undefined) => choice && choice === 'in';
