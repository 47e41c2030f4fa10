import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { useGetManagedAccountsInfiniteQuery, type ManagedAccountFilters } from '../api/managed-accounts.api';

/** The choices of the stock filter, as the address bar says them. */
export const STOCKS = ['in', 'out'] as const;

const inStock = { in: true, out: false };

/** The table's filters from the address bar, and the accounts that they leave. */
export function useAccountTable() {
  const controls = useAddressFilters('service', 'console', 'stock');
  const { chosen } = controls;
  const stock = oneOf(STOCKS, chosen.stock);
  const filters: ManagedAccountFilters = {
    q: chosen.q,
    service: oneOf(SERVICES, chosen.service),
    console: oneOf(CONSOLES, chosen.console),
    inStock: stock && inStock[stock],
  };
  return { controls, list: useGetManagedAccountsInfiniteQuery(filters) };
}

export type AccountFilterControls = ReturnType<typeof useAccountTable>['controls'];
