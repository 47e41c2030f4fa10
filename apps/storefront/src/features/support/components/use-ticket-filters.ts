import { TICKET_STATUSES } from '@manette/contracts/orders';
import { useAddressFilters } from '../../../address-filters/use-address-filters';
import type { TicketFilters } from '../api/tickets.api';

/** The type filter's choices; gift-card tickets show under 'all' (contract, section 5). */
export const FILTER_TYPES = ['rent', 'buy', 'repair', 'general'] as const;

/** The list's filters; 'all' is the absence of one. */
export function useTicketFilters() {
  const address = useAddressFilters();
  const filters: TicketFilters = {
    q: address.q,
    status: address.chosen('status', TICKET_STATUSES),
    type: address.chosen('type', FILTER_TYPES),
  };
  const choose = (name: 'status' | 'type', value: string) =>
    address.choose(name, value === 'all' ? '' : value);
  return { ...address, choose, filters, isFiltered: Object.values(filters).some(Boolean) };
}

export type TicketFilterControls = ReturnType<typeof useTicketFilters>;
