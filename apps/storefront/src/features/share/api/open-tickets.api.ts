import type { TicketView } from '@manette/contracts/orders';
import { api, listTag } from '@manette/web-api';

/** The most tickets that are offered. */
export const OFFERED = 24;

const openTicketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest tickets of a status. */
    getNewestTickets: build.query<TicketView[], 'pending' | 'in_progress'>({
      query: (status) => ({ url: '/messages/support/tickets', params: { status, limit: OFFERED } }),
      transformResponse: ({ tickets }: { tickets: TicketView[] }) => tickets,
      providesTags: [listTag('Ticket')],
    }),
  }),
});

export const { useGetNewestTicketsQuery } = openTicketsApi;
