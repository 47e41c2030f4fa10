/** The choices of the stock filter, as the address bar says them. */
export const STOCKS = ['in', 'out'] as const;
export type StockChoice = (typeof STOCKS)[number];

/** The same for `?inStock=`. */
export const inStockOf = (choice: StockChoice | undefined) => choice && choice === 'in';
