import * as z from 'zod/mini';
import { shape } from '../http/text.js';

/** How many listings can be asked for by their ids at once. */
export const MOST_LISTING_IDS = 24;
const ID_LENGTH = 36;
const MESSAGE = `ids must be up to ${MOST_LISTING_IDS} ids, separated by commas`;
const UUIDS = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,|$))+$/i;

/** Listings of a query string by their ids; one that is no more is simply absent from the answer [POC-108]. */
export const listingIds = z.optional(
  z.pipe(
    z
      .string(MESSAGE)
      .check(z.maxLength((ID_LENGTH + 1) * MOST_LISTING_IDS - 1, MESSAGE), shape(UUIDS, MESSAGE)),
    z.transform((text) => text.split(',').filter((id) => id !== '')),
  ),
);
