import { ACCOUNT_SORTS, CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { itemsOf, oneOf, totalOf, useAddressFilters, useAddressSort } from '@manette/web-lists';
import { useSelection } from '../../../bulk-actions/use-selection';
import { inStockOf, STOCKS } from '../../../listings/stock-filter';
import { useGetManagedAccountsInfiniteQuery, type ManagedAccountFilters } from '../api/managed-accounts.api';

/** Returns the table's filters from the address bar, and the matching accounts. */
export function useAccountTable() {
  const controls = useAddressFilters('service', 'console', 'stock');
  const order = useAddressSort(ACCOUNT_SORTS);
  const { chosen } = controls;
  const filters: ManagedAccountFilters = {
    q: chosen.q,
    service: oneOf(SERVICES, chosen.service),
    console: oneOf(CONSOLES, chosen.console),
    inStock: inStockOf(oneOf(STOCKS, chosen.stock)),
    sort: order.asked,
  };
  const list = useGetManagedAccountsInfiniteQuery(filters);
  return { controls, order, list, selection: useSelection(itemsOf(list.data), totalOf(list.data)) };
}

export type AccountFilterControls = ReturnType<typeof useAccountTable>['controls'];
