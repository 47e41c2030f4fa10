import type { RatingFields, RatingView } from '@manette/contracts/orders';
import { api, idTag } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';

const ratingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRating: build.query<RatingView | null, string>({
      query: (ticketId) => `/ratings/tickets/${ticketId}`,
      transformResponse: ({ rating }: { rating: RatingView | null }) => rating,
      providesTags: (_rating, _error, ticketId) => [idTag('Rating', ticketId)],
      onCacheEntryAdded: async (ticketId, { dispatch, cacheEntryRemoved }) => {
        const again = () => void dispatch(api.util.invalidateTags([idTag('Rating', ticketId)]));
        const stops = [
          subscribe('ticket_updated', ({ _id, rated }) => {
            if (_id === ticketId && rated) again();
          }),
          onReconnected(again),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    rateTicket: build.mutation<RatingView, { ticketId: string; fields: RatingFields }>({
      query: ({ ticketId, fields }) => ({
        url: `/ratings/tickets/${ticketId}`,
        method: 'PUT',
        body: fields,
      }),
      transformResponse: ({ rating }: { rating: RatingView }) => rating,
      invalidatesTags: (_rating, _error, { ticketId }) => [idTag('Rating', ticketId)],
    }),
  }),
});

export const { useGetRatingQuery, useRateTicketMutation } = ratingsApi;
