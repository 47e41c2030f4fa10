import type { QueueView } from '@manette/contracts/orders';
import { api, idTag } from '@manette/web-api';
import { subscribe } from '@manette/web-realtime';

const queueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A ticket's place in the queue: socket events update it while it is shown; refetched together with its ticket. */
    getQueue: build.query<QueueView, string>({
      query: (ticketId) => `/messages/support/ticket/${ticketId}/queue`,
      transformResponse: ({ queue }: { queue: QueueView }) => queue,
      providesTags: (_queue, _error, ticketId) => [idTag('Ticket', ticketId)],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (ticketId, { updateCachedData, cacheEntryRemoved }) => {
        const stop = subscribe('queue_updated', ({ ticketId: id, ...queue }) => {
          if (id === ticketId) updateCachedData(() => queue);
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const { useGetQueueQuery } = queueApi;
