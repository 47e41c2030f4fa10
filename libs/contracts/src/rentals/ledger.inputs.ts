import * as z from 'zod/mini';
import { pageQuery, searchText } from '../http/page.js';
import { wholeNumber } from '../http/text.js';
import { SLOT_KINDS } from './slot-kinds.js';

export const SLOT_KIND_MISMATCH = 'This kind of slot does not fit the listing';

/** The maximum number of slots of a listing, not counting sold slots. */
export const MAX_SLOTS = 1000;

export const slotKind = z.enum(SLOT_KINDS, SLOT_KIND_MISMATCH);

const COUNT = 'Count must be a whole number from 1 to 100';
const AT_START = `Count must be a whole number from 0 to ${MAX_SLOTS}`;
const atStart = z.optional(
  z.number(AT_START).check(z.int(AT_START), z.minimum(0, AT_START), z.maximum(MAX_SLOTS, AT_START)),
);

/** `PUT /rentals/accounts/{accountId}` [LIF-073]; a kind that is not given gets no slots. */
export const ledgerSwitch = z.object({
  enabled: z.boolean('Enabled must be true or false'),
  slots: z.optional(
    z.strictObject(
      {
        principal_ps4: atStart,
        principal_ps5: atStart,
        offline_ps4: atStart,
        offline_ps5: atStart,
        secondary: atStart,
        complete: atStart,
      },
      SLOT_KIND_MISMATCH,
    ),
  ),
});
export type LedgerSwitch = z.infer<typeof ledgerSwitch>;

/** `POST /rentals/accounts/{accountId}/slots` [LIF-075] */
export const newSlots = z.object({
  kind: slotKind,
  count: wholeNumber(COUNT, { value: 1, message: COUNT }, { value: 100, message: COUNT }),
});
export type NewSlots = z.infer<typeof newSlots>;

/**
 * `GET /rentals/slots`: the free slots that can be rented (not those of kind `complete`), ordered by code name; `q` searches
 * the code name.
 */
export const freeSlotsQuery = z.object({ ...pageQuery, q: searchText });
export type FreeSlotsQuery = z.infer<typeof freeSlotsQuery>;
