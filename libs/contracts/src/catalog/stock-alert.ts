import * as z from 'zod/mini';
import type { ItemRef } from './take-from-stock.command.js';

/** A client waits for so many listings at most. */
export const MAX_STOCK_ALERTS = 20;
/** So many clients are told of each unit that is there. */
export const TOLD_PER_UNIT = 20;

const SENTENCE = 'Choose one account or one gift card';
const id = z.optional(z.uuid(SENTENCE));

/** `POST /stock-alerts`: one listing [POC-111]. */
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
  /** The listing's. */
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
export type StockAlertView = z.infer<typeof stockAlertView>;
export const stockAlertsAnswer = z.object({ stockAlerts: z.array(stockAlertView) });
