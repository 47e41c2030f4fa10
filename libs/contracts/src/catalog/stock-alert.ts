import * as z from 'zod/mini';
import type { ItemRef } from './take-from-stock.command.js';

/** The maximum number of listings for which a client can wait. */
export const MAX_STOCK_ALERTS = 20;
/** The number of waiting clients that are notified for each unit in stock. */
export const NOTIFIED_PER_UNIT = 20;

const SENTENCE = 'Choose one account or one gift card';
const id = z.optional(z.uuid(SENTENCE));

/** `POST /stock-alerts`: exactly one listing [POC-111]. */
export const newStockAlert = z.pipe(
  z
    .object({ accountId: id, giftCardId: id })
    .check(
      z.refine(
        ({ accountId, giftCardId }) => (accountId === undefined) !== (giftCardId === undefined),
        SENTENCE,
      ),
    ),
  z.transform(({ accountId, giftCardId }): ItemRef =>
    accountId === undefined ? { kind: 'giftCard', id: giftCardId ?? '' } : { kind: 'account', id: accountId },
  ),
);

const stockAlertView = z.object({
  kind: z.enum(['account', 'giftCard']),
  /** The id of the listing. */
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
export type StockAlertView = z.infer<typeof stockAlertView>;
export const stockAlertsAnswer = z.object({ stockAlerts: z.array(stockAlertView) });
