import * as z from 'zod/mini';
import { pageQuery, searchText } from '../http/page.js';
import { wholeNumber } from '../http/text.js';
import { SLOT_KINDS } from './slot-kinds.js';

export const UNFIT_KIND = 'This kind of slot does not fit the listing';

/** What a listing may have in slots, sold ones not counted. */
export const MAX_SLOTS = 1000;

export const slotKind = z.enum(SLOT_KINDS, UNFIT_KIND);

const COUNT = 'Count must be a whole number from 1 to 100';
const AT_START = `Count must be a whole number from 0 to ${MAX_SLOTS}`;
const atStart = z.optional(
  z.number(AT_START).check(z.int(AT_START), z.minimum(0, AT_START), z.maximum(MAX_SLOTS, AT_START)),
);

/** `PUT /rentals/accounts/{accountId}` [LIF-073]; a kind that is not named gets no slot. */
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
      UNFIT_KIND,
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

/** `GET /rentals/slots`: the free ones that are rented out, by code name; `q` looks there. */
export const freeSlotsQuery = z.object({ ...pageQuery, q: searchText });
export type FreeSlotsQuery = z.infer<typeof freeSlotsQuery>;
