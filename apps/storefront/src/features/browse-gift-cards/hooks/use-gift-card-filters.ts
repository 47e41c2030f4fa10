import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { GiftCardFilters } from '../api/gift-cards.api';

/** The shelf's filters. */
export function useGiftCardFilters() {
  const address = useAddressFilters('platform', 'region');
  const filters: GiftCardFilters = {
    q: address.chosen.q,
    platform: oneOf(PLATFORMS, address.chosen.platform),
    region: oneOf(REGIONS, address.chosen.region),
  };
  return { ...address, filters };
}

export type GiftCardFilterControls = ReturnType<typeof useGiftCardFilters>;
