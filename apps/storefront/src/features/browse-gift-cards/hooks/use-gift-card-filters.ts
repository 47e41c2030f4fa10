import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { GiftCardFilters } from '../api/gift-cards.api';

const STOCK = ['true', 'false'] as const;

/** Returns the shelf's filters, read from the address. */
export function useGiftCardFilters() {
  const address = useAddressFilters('platform', 'region', 'inStock');
  const filters: GiftCardFilters = {
    q: address.chosen.q,
    platform: oneOf(PLATFORMS, address.chosen.platform),
    region: oneOf(REGIONS, address.chosen.region),
    // The links of saved searches contain this filter; the shelf itself has no control for it.
    inStock: oneOf(STOCK, address.chosen.inStock),
  };
  return { ...address, filters };
}

export type GiftCardFilterControls = ReturnType<typeof useGiftCardFilters>;
