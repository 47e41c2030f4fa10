import { TICKET_STATUSES } from '@manette/contracts/orders';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import type { TicketFilters } from '../api/tickets.api';

/** The type filter's choices; gift-card tickets show under 'all' (contract, section 5). */
export const FILTER_TYPES = ['rent', 'buy', 'repair', 'general'] as const;

/** The list's filters; 'all' is the absence of one. */
export function useTicketFilters() {
  const address = useAddressFilters('status', 'type');
  const filters: TicketFilters = {
    q: address.chosen.q,
    status: oneOf(TICKET_STATUSES, address.chosen.status),
    type: oneOf(FILTER_TYPES, address.chosen.type),
  };
  const choose = (name: 'status' | 'type', value: string) =>
    address.choose(name, value === 'all' ? '' : value);
  return { ...address, choose, filters };
}

export type TicketFilterControls = ReturnType<typeof useTicketFilters>;
