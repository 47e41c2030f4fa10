import type {
  ChangeStatusInput,
  OpenTicketInput,
  TicketListQuery,
  TicketView,
} from '@manette/contracts/orders';
import { amendKept, api, idempotent, idTag, listTag, providesId } from '@manette/web-api';
import { keepEntryLive, keepListLive, pagesByCursor, type ListData, type ListPage } from '@manette/web-lists';
import { overAnswer, subscribe, type EventHandler } from '@manette/web-realtime';
import type { AppThunk, UnknownAction } from '@manette/web-store';
import { changePresence, syncPresence } from './sync-presence';

export type TicketFilters = Pick<TicketListQuery, 'q' | 'status' | 'type'> & {
  /** `waiting`: longest waiting first; undefined: newest first. */
  sort?: 'waiting' | undefined;
};

const changed = (hear: EventHandler<'ticket_updated'>) => subscribe('ticket_updated', hear);

// A new ticket is pending; only the server can decide whether it matches a search text or a type.
const holdsEveryNewTicket = ({ q, status, type, sort }: TicketFilters) =>
  !q && (!status || status === 'pending') && !type && !sort;

const matches = ({ status: ofTicket, orderType }: TicketView, { status, type }: TicketFilters) =>
  (!status || status === ofTicket) && (!type || type === orderType);

/** Whether the list has loaded the tickets of this one's age: it is sorted by id, newest first. */
function isLoaded({ _id }: TicketView, { pages }: ListData<TicketView>): boolean {
  const last = pages.at(-1);
  return last !== undefined && (last.nextCursor === null || _id > (last.items.at(-1)?._id ?? ''));
}

const keepLive = keepListLive<TicketView, TicketFilters>('Ticket', {
  changed,
  // A ticket that was opened in another tab, or whose new status matches the filters; only the server can search.
  enters: (ticket, filters, list) =>
    !filters.q && !filters.sort && matches(ticket, filters) && isLoaded(ticket, list),
  leaves: (ticket, filters) => !matches(ticket, filters),
  deleted: (hear) => subscribe('ticket_deleted', hear),
  arrived: { hear: (hear) => subscribe('new_support_ticket', hear), belongs: holdsEveryNewTicket },
});

/** Refetches a list that is sorted by waiting time at every change of a ticket, because its order may change. */
function keepOrder({ sort }: TicketFilters, { dispatch }: { dispatch: (action: UnknownAction) => unknown }) {
  if (!sort) return () => undefined;
  return changed(() => void dispatch(api.util.invalidateTags([listTag('Ticket')])));
}

const ticketAddress = (id: string) => `/messages/support/ticket/${encodeURIComponent(id)}`;
const ticketOf = ({ ticket }: { ticket: TicketView }) => ticket;

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTickets: build.infiniteQuery<ListPage<TicketView>, TicketFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/messages/support/tickets',
        params: { ...queryArg, cursor: pageParam ?? undefined },
        keep: pageParam === null,
      }),
      providesTags: [listTag('Ticket')],
      transformResponse: ({
        tickets,
        ...page
      }: {
        tickets: TicketView[];
        nextCursor: string | null;
        total: number;
      }) => ({
        ...page,
        items: tickets,
      }),
      // A new ticket is added at the top [ORD-061], a changed ticket replaces its entry [ORD-062].
      onCacheEntryAdded: async (filters, entry) => {
        const stopPeople = syncPresence((patch) =>
          entry.updateCachedData((list) => list.pages.forEach(({ items }) => items.forEach(patch))),
        );
        const stopOrder = keepOrder(filters, entry);
        await keepLive(filters, entry);
        stopPeople();
        stopOrder();
      },
      onQueryStarted: overAnswer<ListData<TicketView>>((list, change) =>
        list.pages.forEach(({ items }) => items.forEach((ticket) => changePresence(ticket, change))),
      ),
    }),
    getTicket: build.query<TicketView, string>({
      query: (id) => ({ url: ticketAddress(id), keep: true }),
      transformResponse: ticketOf,
      providesTags: providesId('Ticket'),
      onCacheEntryAdded: async (id, entry) => {
        const stopPeople = syncPresence((patch) => entry.updateCachedData(patch));
        const stopKeeping = changed((ticket) => {
          if (ticket._id === id) void amendKept(ticketAddress(id), () => ({ ticket }));
        });
        await keepEntryLive<TicketView>('Ticket', changed)(id, entry);
        stopPeople();
        stopKeeping();
      },
      onQueryStarted: overAnswer(changePresence),
    }),
    openTicket: build.mutation<TicketView, { ticket: OpenTicketInput; key: string }>({
      query: ({ ticket, key }) => ({
        url: '/messages/support/ticket',
        method: 'POST',
        body: ticket,
        headers: idempotent(key),
      }),
      transformResponse: ticketOf,
      invalidatesTags: [listTag('Ticket')],
    }),
    changeTicketStatus: build.mutation<TicketView, { id: string; change: ChangeStatusInput }>({
      query: ({ id, change }) => ({
        url: `/messages/support/ticket/${id}/status`,
        method: 'PUT',
        body: change,
      }),
      transformResponse: ticketOf,
      invalidatesTags: (_ticket, _error, { id }) => [listTag('Ticket'), idTag('Ticket', id)],
    }),
    deleteTicket: build.mutation<void, string>({
      query: (id) => ({ url: `/messages/support/ticket/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [listTag('Ticket'), 'UnreadSupportCount'],
    }),
  }),
});

/** Whether this page is deleting or has deleted the ticket; read from the state, because the rendered value is a frame late. */
export const deletesTicket =
  (fixedCacheKey: string): AppThunk<boolean> =>
  (_dispatch, getState) => {
    const deletion = ticketsApi.endpoints.deleteTicket.select({ fixedCacheKey, requestId: undefined })(
      getState(),
    );
    return deletion.isLoading || deletion.isSuccess;
  };

export const {
  useGetTicketsInfiniteQuery,
  useGetTicketQuery,
  useOpenTicketMutation,
  useChangeTicketStatusMutation,
  useDeleteTicketMutation,
} = ticketsApi;
