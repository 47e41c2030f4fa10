import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { CONSOLES, SERVICES } from './enumerations.js';
import { listingRating } from './listing-rating.js';

/** A processed picture: the URLs of its sizes as `srcset` texts, and the placeholder shown while it loads. */
export const pictureView = z.object({
  /** WebP of middle size, for browsers without `srcset`. */
  src: z.string(),
  avif: z.string(),
  webp: z.string(),
  width: z.number(),
  height: z.number(),
  /** Dominant colour, `#rrggbb`. */
  color: z.string(),
  /** A tiny blurred WebP as a data URL. */
  blur: z.string(),
});
export type PictureView = z.infer<typeof pictureView>;

/**
 * An account listing [CAT-067..074]; `images` are paths, `pictures` the same with sizes once processed. In a list
 * `pictures` holds the first one alone: a page of whole galleries would be three times as long.
 */
export const accountView = z.object({
  _id: uuid,
  codeName: z.string(),
  console: z.enum(CONSOLES),
  service: z.enum(SERVICES),
  games: z.array(z.string()),
  images: z.array(z.string()),
  pictures: z.array(pictureView),
  prix: money,
  /** Months. */
  duration: z.number(),
  available: z.number(),
  /** Whether vault or rental ledger count its units, so that `available` cannot be set [LIF-006]. */
  countedStock: z.boolean(),
  /** Null below three ratings. */
  rating: z.nullable(listingRating),
  description: z.nullable(z.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type AccountView = z.infer<typeof accountView>;
