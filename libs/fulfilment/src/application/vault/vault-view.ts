import type { VaultItemView, VaultView } from '@manette/contracts/fulfilment';
import type { VaultItem, VaultItems } from '../../domain/vault-items.js';

export const vaultViewOf = (
  enabled: boolean,
  counts: Awaited<ReturnType<VaultItems['count']>>,
): VaultView => ({ enabled, ...counts });

/** Returns an item as administrators see it, without its content [LIF-048]. */
export const itemViewOf = (item: Omit<VaultItem, 'listing'>): VaultItemView => ({
  _id: item.id,
  number: item.number,
  state: item.state,
  slotKind: item.slotKind,
  ticketNumber: item.ticketNumber,
  createdAt: item.createdAt.toISOString(),
});
