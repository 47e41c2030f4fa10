import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { GiftCardFilters } from '../api/gift-cards.api';

const STOCK = ['true', 'false'] as const;

/** The shelf's filters. */
export function useGiftCardFilters() {
  const address = useAddressFilters('platform', 'region', 'inStock');
  const filters: GiftCardFilters = {
    q: address.chosen.q,
    platform: oneOf(PLATFORMS, address.chosen.platform),
    region: oneOf(REGIONS, address.chosen.region),
    // Saved searches lead here with it; the shelf itself has no such choice.
    inStock: oneOf(STOCK, address.chosen.inStock),
  };
  return { ...address, filters };
}

export type GiftCardFilterControls = ReturnType<typeof useGiftCardFilters>;
