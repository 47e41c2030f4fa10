import * as z from 'zod/mini';
import { priceChanges } from './amount.js';
import { giftCardFields } from './gift-card.fields.js';
import { keepImages } from './keep-images.js';

/** `PUT /giftcards/{id}`: sent fields change, absent fields stay [API-029]. */
export const giftCardChanges = z.extend(z.partial(giftCardFields), {
  value: z.optional(priceChanges('Value')),
  price: z.optional(priceChanges('Price')),
  keepImages,
});
export type GiftCardChanges = z.infer<typeof giftCardChanges>;
