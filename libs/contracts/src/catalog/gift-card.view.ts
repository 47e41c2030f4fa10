import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { pictureView } from './account.view.js';
import { PLATFORMS } from './enumerations.js';
import { listingRating } from './listing-rating.js';

/** A gift card [CAT-076..080]. */
export const giftCardView = z.object({
  _id: uuid,
  name: z.string(),
  platform: z.enum(PLATFORMS),
  region: z.string(),
  value: money,
  price: money,
  description: z.nullable(z.string()),
  redemptionInstructions: z.string(),
  available: z.number(),
  /** Whether the vault or the rental ledger counts its units, so that `available` cannot be set [LIF-006]. */
  countedStock: z.boolean(),
  /** Null with fewer than three ratings. */
  rating: z.nullable(listingRating),
  images: z.array(z.string()),
  pictures: z.array(pictureView),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type GiftCardView = z.infer<typeof giftCardView>;
