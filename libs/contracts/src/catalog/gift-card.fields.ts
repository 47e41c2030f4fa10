import * as z from 'zod/mini';
import { line, multiline } from '../http/text.js';
import { price } from './amount.js';
import { PLATFORMS } from './enumerations.js';
import { regionAsStored } from './regions.js';
import { stock } from './stock.js';

const REDEMPTION_MISSING = 'Redemption instructions are required';

/** The fields of a gift card, in the form, in `POST /giftcards` and in a file [CAT-123..128]. */
export const giftCardFields = z.object({
  name: line('Name', { length: 100, message: 'Name must be less than 100 characters' }, 'Name is required'),
  platform: z.enum(PLATFORMS, 'Platform is unknown'),
  region: z.pipe(
    line('Region', { length: 60, message: 'Region must be less than 60 characters' }, 'Region is required'),
    z.transform(regionAsStored),
  ),
  value: price('Value'),
  price: price('Price'),
  description: z.optional(
    z.nullable(
      multiline('Description', { length: 1000, message: 'Description must be less than 1000 characters' }),
    ),
  ),
  redemptionInstructions: multiline(
    'Redemption instructions',
    { length: 2000, message: 'Redemption instructions must be less than 2000 characters' },
    REDEMPTION_MISSING,
  ).check(z.minLength(1, REDEMPTION_MISSING)),
  available: stock,
});
export type GiftCardFields = z.infer<typeof giftCardFields>;
