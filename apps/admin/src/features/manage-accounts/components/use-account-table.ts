import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { inStockOf, STOCKS } from '../../../stock/stock-filter';
import { useGetManagedAccountsInfiniteQuery, type ManagedAccountFilters } from '../api/managed-accounts.api';

/** The table's filters from the address bar, and the accounts that they leave. */
export function useAccountTable() {
  const controls = useAddressFilters('service', 'console', 'stock');
  const { chosen } = controls;
  const filters: ManagedAccountFilters = {
    q: chosen.q,
    service: oneOf(SERVICES, chosen.service),
    console: oneOf(CONSOLES, chosen.console),
    inStock: inStockOf(oneOf(STOCKS, chosen.stock)),
  };
  return { controls, list: useGetManagedAccountsInfiniteQuery(filters) };
}

export type AccountFilterControls = ReturnType<typeof useAccountTable>['controls'];
