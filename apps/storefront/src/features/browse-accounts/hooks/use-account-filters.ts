import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { AccountFilters } from '../api/accounts.api';

/** The shelf's filters. */
export function useAccountFilters() {
  const address = useAddressFilters('service', 'console');
  const filters: AccountFilters = {
    q: address.chosen.q,
    service: oneOf(SERVICES, address.chosen.service),
    console: oneOf(CONSOLES, address.chosen.console),
  };
  return { ...address, filters };
}

export type AccountFilterControls = ReturnType<typeof useAccountFilters>;
