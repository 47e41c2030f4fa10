import * as z from 'zod/mini';
import { accountFields } from './account.fields.js';
import { priceChanges } from './amount.js';
import { keepImages } from './keep-images.js';

/** `PUT /accounts/{id}`: sent fields change, absent fields stay [API-021]. */
export const accountChanges = z.extend(z.partial(accountFields), {
  prix: z.optional(priceChanges('Price')),
  keepImages,
});
export type AccountChanges = z.infer<typeof accountChanges>;
