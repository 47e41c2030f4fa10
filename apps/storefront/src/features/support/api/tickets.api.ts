import type {
  ChangeStatusInput,
  OpenTicketInput,
  TicketListQuery,
  TicketView,
} from '@manette/contracts/orders';
import { api, idempotent } from '@manette/web-api';
import { keepTicketLive, keepTicketsLive } from './keep-tickets-live';

export type TicketFilters = Pick<TicketListQuery, 'q' | 'status' | 'type'>;

export interface TicketsPage {
  tickets: TicketView[];
  nextCursor: string | null;
  total: number;
}

const ticketOf = ({ ticket }: { ticket: TicketView }) => ticket;
const LIST = { type: 'Ticket', id: 'LIST' } as const;

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTickets: build.infiniteQuery<TicketsPage, TicketFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/messages/support/tickets',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
      onCacheEntryAdded: keepTicketsLive,
    }),
    getTicket: build.query<TicketView, string>({
      query: (id) => `/messages/support/ticket/${encodeURIComponent(id)}`,
      transformResponse: ticketOf,
      providesTags: (_ticket, _error, id) => [{ type: 'Ticket', id }],
      onCacheEntryAdded: keepTicketLive,
    }),
    openTicket: build.mutation<TicketView, { ticket: OpenTicketInput; key: string }>({
      query: ({ ticket, key }) => ({
        url: '/messages/support/ticket',
        method: 'POST',
        body: ticket,
        headers: idempotent(key),
      }),
      transformResponse: ticketOf,
      invalidatesTags: [LIST],
    }),
    changeTicketStatus: build.mutation<TicketView, { id: string; change: ChangeStatusInput }>({
      query: ({ id, change }) => ({
        url: `/messages/support/ticket/${id}/status`,
        method: 'PUT',
        body: change,
      }),
      transformResponse: ticketOf,
      invalidatesTags: (_ticket, _error, { id }) => [LIST, { type: 'Ticket', id }],
    }),
    deleteTicket: build.mutation<void, string>({
      query: (id) => ({ url: `/messages/support/ticket/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST, 'UnreadSupportCount'],
    }),
  }),
});

export const {
  useGetTicketsInfiniteQuery,
  useGetTicketQuery,
  useOpenTicketMutation,
  useChangeTicketStatusMutation,
  useDeleteTicketMutation,
} = ticketsApi;
