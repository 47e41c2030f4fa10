import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { AccountFilters } from '../api/accounts.api';

const STOCK = ['true', 'false'] as const;

/** Returns the shelf's filters, read from the address. */
export function useAccountFilters() {
  const address = useAddressFilters('service', 'console', 'inStock');
  const filters: AccountFilters = {
    q: address.chosen.q,
    service: oneOf(SERVICES, address.chosen.service),
    console: oneOf(CONSOLES, address.chosen.console),
    // The links of saved searches contain this filter; the shelf itself has no control for it.
    inStock: oneOf(STOCK, address.chosen.inStock),
  };
  return { ...address, filters };
}

export type AccountFilterControls = ReturnType<typeof useAccountFilters>;
