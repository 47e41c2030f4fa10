import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { SLOT_KINDS } from '../rentals/slot-kinds.js';

export const ITEM_STATES = ['free', 'held', 'delivered', 'faulty'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** The kinds of listings as paths name them. */
export const VAULT_KINDS = ['accounts', 'giftcards'] as const;
export type VaultKind = (typeof VAULT_KINDS)[number];

/** `PUT /vault/{kind}/{listingId}` [LIF-047]. */
export const vaultSwitch = z.object({ enabled: z.boolean('Enabled must be true or false') });
export type VaultSwitch = z.infer<typeof vaultSwitch>;

/** The vault of a listing: whether it delivers, and how many items it has by state. */
export const vaultView = z.object({
  enabled: z.boolean(),
  free: z.number(),
  held: z.number(),
  delivered: z.number(),
  faulty: z.number(),
});
export type VaultView = z.infer<typeof vaultView>;

/** An item of the vault, without any content [LIF-048]. */
export const vaultItemView = z.object({
  _id: uuid,
  /** Counted by listing, from 1; never given to another item. */
  number: z.number(),
  state: z.enum(ITEM_STATES),
  /** Null of a gift card, and of an account whose kind was not said. */
  slotKind: z.nullable(z.enum(SLOT_KINDS)),
  /** Of the ticket that holds it or got it. */
  ticketNumber: z.nullable(z.string()),
  createdAt: isoTime,
});
export type VaultItemView = z.infer<typeof vaultItemView>;

/** `GET /vault/{kind}/{listingId}/items`, by number. */
export const vaultItemListQuery = z.object({
  ...pageQuery,
  state: z.optional(z.enum(ITEM_STATES, 'state is unknown')),
});
export type VaultItemListQuery = z.infer<typeof vaultItemListQuery>;
