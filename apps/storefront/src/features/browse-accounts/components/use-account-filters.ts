import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useAddressFilters } from '../../../address-filters/use-address-filters';
import type { AccountFilters } from '../api/accounts.api';

/** The shelf's filters. */
export function useAccountFilters() {
  const address = useAddressFilters();
  const filters: AccountFilters = {
    q: address.q,
    service: address.chosen('service', SERVICES),
    console: address.chosen('console', CONSOLES),
  };
  return { ...address, filters };
}

export type AccountFilterControls = ReturnType<typeof useAccountFilters>;
