import * as z from 'zod/mini';
import { SLOT_KINDS } from '../rentals/slot-kinds.js';
import { line, multiline, shape, wellFormed } from '../http/text.js';

const CODE = 'Code must be 4 to 200 characters';
const PASSWORD_MAX = 200;
const SECOND_STEP_MAX = 1000;

const code = line('Code', { length: 200, message: CODE }, CODE).check(
  z.minLength(4, { error: CODE, abort: true }),
);
const address = line(
  'Address',
  { length: 200, message: 'Address must be less than 200 characters' },
  'Address is required',
);
/** A password. It is stored as given: spaces at its ends belong to it. */
const password = z
  .string('Password is required')
  .check(
    z.overwrite(wellFormed),
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.maxLength(PASSWORD_MAX, 'Password must be less than 200 characters'),
    shape(/^\P{Cc}*$/u, 'Password must not contain control characters'),
  );
const secondStep = z.nullish(
  multiline('Second step', {
    length: SECOND_STEP_MAX,
    message: 'Second step must be less than 1000 characters',
  }),
);

/** `POST /vault/giftcards/{listingId}/items` [LIF-048, LIF-049]. */
export const cardItemFields = z.object({ code });
export type CardItemFields = z.infer<typeof cardItemFields>;

/** `POST /vault/accounts/{listingId}/items`; `slotKind` is required if two kinds fit the listing and the ledger is on. */
export const accountItemFields = z.object({
  address,
  password,
  secondStep,
  slotKind: z.optional(z.enum(SLOT_KINDS, 'This kind of slot does not fit the listing')),
});
export type AccountItemFields = z.infer<typeof accountItemFields>;

/** `PUT /vault/items/{id}`: absent fields stay; a `secondStep` of null or blank text is removed [LIF-052]. */
export const vaultItemChanges = z.object({
  address: z.optional(address),
  password: z.optional(password),
  secondStep,
});
export type VaultItemChanges = z.infer<typeof vaultItemChanges>;

/** The rule for a line of an imported file. */
export const importedCode = code;
