import type { GuideView } from '@manette/contracts/fulfilment';
import type { TicketView } from '@manette/contracts/orders';
import type { TermView } from '@manette/contracts/rentals';
import { api, idTag, listTag } from '@manette/web-api';
import { pagesByCursor, type ListData, type ListPage } from '@manette/web-lists';
import { onReconnected, subscribe } from '@manette/web-realtime';

interface Answer {
  terms: TermView[];
  nextCursor: string | null;
  total: number;
}

const LIST = listTag('Rental');

/** Updates the guide in the rental whose return it describes. */
function putGuide(list: ListData<TermView>, guide: GuideView): void {
  for (const { items } of list.pages)
    for (const term of items) if (term.guide?._id === guide._id) term.guide = guide;
}

const rentalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyRentals: build.infiniteQuery<ListPage<TermView>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ pageParam }) => ({ url: '/rentals/mine', params: { cursor: pageParam ?? undefined } }),
      transformResponse: ({ terms, ...page }: Answer) => ({ items: terms, ...page }),
      providesTags: [LIST],
      onCacheEntryAdded: async (_all, { dispatch, cacheEntryRemoved }) => {
        const refetch = () => void dispatch(api.util.invalidateTags([LIST]));
        const stops = [
          subscribe('rental_updated', refetch),
          // Refetches, because the guide of the event may be older than a tick whose response arrived meanwhile.
          subscribe('guide_updated', refetch),
          onReconnected(refetch),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    renewRental: build.mutation<TicketView, string>({
      query: (id) => ({ url: `/rentals/terms/${id}/renew`, method: 'POST' }),
      transformResponse: ({ ticket }: { ticket: TicketView }) => ticket,
      invalidatesTags: [listTag('Ticket')],
    }),
    returnRental: build.mutation<void, string>({
      query: (id) => ({ url: `/rentals/terms/${id}/return`, method: 'POST' }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    tickReturnStep: build.mutation<GuideView, { guide: GuideView; number: number; done: boolean }>({
      query: ({ guide, number, done }) => ({
        url: `/guides/sent/${guide._id}/steps/${number}`,
        method: 'PUT',
        body: { done },
      }),
      transformResponse: ({ guide }: { guide: GuideView }) => guide,
      invalidatesTags: (_guide, _error, { guide }) =>
        guide.ticketId ? [idTag('Guide', guide.ticketId)] : [],
      onQueryStarted: async (_tick, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const change = (list: ListData<TermView>) => putGuide(list, data);
        dispatch(rentalsApi.util.updateQueryData('getMyRentals', undefined, change));
      },
    }),
  }),
});

export const {
  useGetMyRentalsInfiniteQuery,
  useRenewRentalMutation,
  useReturnRentalMutation,
  useTickReturnStepMutation,
} = rentalsApi;
