import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { SLOT_KINDS } from '../rentals/slot-kinds.js';

export const ITEM_STATES = ['free', 'held', 'delivered', 'faulty'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** The kinds of listings as they appear in paths. */
export const VAULT_KINDS = ['accounts', 'giftcards'] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];

/** `PUT /vault/{kind}/{listingId}` [LIF-047]. */
export const vaultSwitch = z.object({ enabled: z.boolean('Enabled must be true or false') });
export type VaultSwitch = z.infer<typeof vaultSwitch>;

/** The vault of a listing: whether it delivers, and the number of items in each state. */
export const vaultView = z.object({
  enabled: z.boolean(),
  free: z.number(),
  held: z.number(),
  delivered: z.number(),
  faulty: z.number(),
});
export type VaultView = z.infer<typeof vaultView>;

/** An item of the vault, without its secret content [LIF-048]. */
export const vaultItemView = z.object({
  _id: uuid,
  /** The number of the item within its listing, from 1; never reused. */
  number: z.number(),
  state: z.enum(ITEM_STATES),
  /** Null for a gift card, and for an account whose kind was not given. */
  slotKind: z.nullable(z.enum(SLOT_KINDS)),
  /** The number of the ticket that holds or received the item. */
  ticketNumber: z.nullable(z.string()),
  createdAt: isoTime,
});
export type VaultItemView = z.infer<typeof vaultItemView>;

/** `GET /vault/{kind}/{listingId}/items`, ordered by number. */
export const vaultItemListQuery = z.object({
  ...pageQuery,
  state: z.optional(z.enum(ITEM_STATES, 'state is unknown')),
});
export type VaultItemListQuery = z.infer<typeof vaultItemListQuery>;
