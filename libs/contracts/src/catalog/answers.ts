import * as z from 'zod/mini';
import { accountView } from './account.view.js';
import { giftCardView } from './gift-card.view.js';

const page = { nextCursor: z.nullable(z.string()), total: z.number() };

/** The responses of the catalogue's routes (specification, section 7). */
export const accountsAnswer = z.object({ accounts: z.array(accountView), ...page });
export const accountAnswer = z.object({ account: accountView });
export const newAccountsCountAnswer = z.object({ newAccountsCount: z.number() });
export const giftCardsAnswer = z.object({ giftCards: z.array(giftCardView), ...page });
export const giftCardAnswer = z.object({ giftCard: giftCardView });
export const newGiftCardsCountAnswer = z.object({ newGiftCardsCount: z.number() });
export const messageAnswer = z.object({ message: z.string() });
export const bulkUploadAnswer = z.object({
  created: z.number(),
  errors: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
});
