import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { CONSOLES, SERVICES } from './enumerations.js';
import { listingRating } from './listing-rating.js';

/** A processed picture: the URLs of its sizes as `srcset` texts, and the placeholder shown while it loads. */
export const pictureView = z.object({
  /** The URL of a medium-sized WebP, for browsers without `srcset`. */
  src: z.string(),
  avif: z.string(),
  webp: z.string(),
  width: z.number(),
  height: z.number(),
  /** The dominant colour, `#rrggbb`. */
  color: z.string(),
  /** A tiny blurred WebP as a data URL. */
  blur: z.string(),
});
export type PictureView = z.infer<typeof pictureView>;

/**
 * An account listing [CAT-067..074]; `images` contains the paths of its pictures, `pictures` the processed ones with their
 * sizes. In a list, `pictures` contains only the first one: a page of whole galleries would be three times as long.
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
  /** The duration in months. */
  duration: z.number(),
  available: z.number(),
  /** Whether the vault or the rental ledger counts its units, so that `available` cannot be set [LIF-006]. */
  countedStock: z.boolean(),
  /** Null with fewer than three ratings. */
  rating: z.nullable(listingRating),
  description: z.nullable(z.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type AccountView = z.infer<typeof accountView>;
