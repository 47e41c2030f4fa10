import { useGetTicketsInfiniteQuery, type TicketFilters } from '../api/tickets.api';

export const useTickets = (filters: TicketFilters) => useGetTicketsInfiniteQuery(filters);

export type Tickets = ReturnType<typeof useTickets>;
