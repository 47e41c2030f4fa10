import type { Selectable } from 'kysely';
import type { ItemTable } from '../../application/fulfilment.tables.js';
import type { VaultItem } from '../../domain/vault-items.js';

export type ItemRow = Pick<
  Selectable<ItemTable>,
  | 'id'
  | 'listing_kind'
  | 'listing_id'
  | 'number'
  | 'state'
  | 'slot_kind'
  | 'slot_id'
  | 'ticket_id'
  | 'ticket_number'
  | 'created_at'
>;

/** The columns without the content, which is read only when it is shown. */
export const ITEM_COLUMNS = [
  ...(['id', 'listing_kind', 'listing_id', 'number', 'state', 'slot_kind', 'slot_id'] as const),
  ...(['ticket_id', 'ticket_number', 'created_at'] as const),
] as const;

export const itemOf = (row: ItemRow): VaultItem => ({
  id: row.id,
  listing: { kind: row.listing_kind, id: row.listing_id },
  number: row.number,
  state: row.state,
  slotKind: row.slot_kind,
  slotId: row.slot_id,
  ticketId: row.ticket_id,
  ticketNumber: row.ticket_number,
  createdAt: new Date(row.created_at),
});

/**
 * Returns the context to which the content of an item is bound. Content that was moved to another row cannot be
 * decrypted [LIF-065].
 */
export const contextOf = ({ id, listing }: Pick<VaultItem, 'id' | 'listing'>): string =>
  `item ${id} of ${listing.kind} ${listing.id}`;
