import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { inStockOf, STOCKS } from '../../../stock/stock-filter';
import {
  useGetManagedGiftCardsInfiniteQuery,
  type ManagedGiftCardFilters,
} from '../api/managed-gift-cards.api';

/** The table's filters from the address bar, and the gift cards that they leave. */
export function useGiftCardTable() {
  const controls = useAddressFilters('platform', 'region', 'stock');
  const { chosen } = controls;
  const filters: ManagedGiftCardFilters = {
    q: chosen.q,
    platform: oneOf(PLATFORMS, chosen.platform),
    region: oneOf(REGIONS, chosen.region),
    inStock: inStockOf(oneOf(STOCKS, chosen.stock)),
  };
  return { controls, list: useGetManagedGiftCardsInfiniteQuery(filters) };
}

export type GiftCardFilterControls = ReturnType<typeof useGiftCardTable>['controls'];
