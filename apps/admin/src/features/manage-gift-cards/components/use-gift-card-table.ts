import { GIFT_CARD_SORTS, PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { itemsOf, oneOf, totalOf, useAddressFilters, useAddressSort } from '@manette/web-lists';
import { useSelection } from '../../../bulk-actions/use-selection';
import { inStockOf, STOCKS } from '../../../listings/stock-filter';
import {
  useGetManagedGiftCardsInfiniteQuery,
  type ManagedGiftCardFilters,
} from '../api/managed-gift-cards.api';

/** Returns the table's filters from the address bar, and the matching gift cards. */
export function useGiftCardTable() {
  const controls = useAddressFilters('platform', 'region', 'stock');
  const order = useAddressSort(GIFT_CARD_SORTS);
  const { chosen } = controls;
  const filters: ManagedGiftCardFilters = {
    q: chosen.q,
    platform: oneOf(PLATFORMS, chosen.platform),
    region: oneOf(REGIONS, chosen.region),
    inStock: inStockOf(oneOf(STOCKS, chosen.stock)),
    sort: order.asked,
  };
  const list = useGetManagedGiftCardsInfiniteQuery(filters);
  return { controls, order, list, selection: useSelection(itemsOf(list.data), totalOf(list.data)) };
}

export type GiftCardFilterControls = ReturnType<typeof useGiftCardTable>['controls'];
