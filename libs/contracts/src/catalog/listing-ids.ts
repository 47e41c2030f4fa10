import * as z from 'zod/mini';
import { shape } from '../http/text.js';

/** The maximum number of listings that can be requested by their ids in one call. */
export const MOST_LISTING_IDS = 24;
const ID_LENGTH = 36;
const MESSAGE = `ids must be up to ${MOST_LISTING_IDS} ids, separated by commas`;
const UUIDS = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,|$))+$/i;

/** The ids of the listings in a query string. A listing that no longer exists is absent from the response [POC-108]. */
export const listingIds = z.optional(
  z.pipe(
    z
      .string(MESSAGE)
      .check(z.maxLength((ID_LENGTH + 1) * MOST_LISTING_IDS - 1, MESSAGE), shape(UUIDS, MESSAGE)),
    z.transform((text) => text.split(',').filter((id) => id !== '')),
  ),
);
