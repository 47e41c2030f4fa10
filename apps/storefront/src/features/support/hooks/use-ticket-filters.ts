import { TICKET_STATUSES } from '@manette/contracts/orders';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { useCurrentUser } from '@manette/web-session';
import type { TicketFilters } from '../api/tickets.api';
import { FILTER_TYPES, SORTS } from './filter-choices';

/** Returns the list's filters, read from the address; 'all' and 'newest' remove a filter from the address. */
export function useTicketFilters() {
  const address = useAddressFilters('status', 'type', 'sort');
  const isAdmin = useCurrentUser().role === 'admin';
  const filters: TicketFilters = {
    q: address.chosen.q,
    status: oneOf(TICKET_STATUSES, address.chosen.status),
    type: oneOf(FILTER_TYPES, address.chosen.type),
    sort: isAdmin ? oneOf(SORTS, address.chosen.sort) : undefined,
  };
  const choose = (name: 'status' | 'type' | 'sort', value: string) =>
    address.choose(name, value === 'all' || value === 'newest' ? '' : value);
  const isFiltered = Boolean(filters.q ?? filters.status ?? filters.type);
  return { ...address, choose, filters, isFiltered };
}

export type TicketFilterControls = ReturnType<typeof useTicketFilters>;
