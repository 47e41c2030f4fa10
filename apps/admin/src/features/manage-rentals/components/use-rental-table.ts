import { SLOT_KINDS, TERM_FILTERS } from '@manette/contracts/rentals';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { useGetRentalsInfiniteQuery } from '../api/rentals.api';

/** Returns the table's filters from the address bar, and the matching rentals. */
export function useRentalTable() {
  const controls = useAddressFilters('state', 'kind');
  const { chosen } = controls;
  const filters = {
    q: chosen.q,
    state: oneOf(TERM_FILTERS, chosen.state),
    kind: oneOf(SLOT_KINDS, chosen.kind),
  };
  return { controls, list: useGetRentalsInfiniteQuery(filters) };
}

export type RentalControls = ReturnType<typeof useRentalTable>['controls'];
