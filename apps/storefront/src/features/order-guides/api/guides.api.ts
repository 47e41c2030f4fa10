import type { GuideKind, GuideView } from '@manette/contracts/fulfilment';
import { api, idTag } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';

const guideOf = ({ guide }: { guide: GuideView }) => guide;

/** Replaces the guide with the same id, or adds it at the end. */
function put(guides: GuideView[], guide: GuideView): void {
  const index = guides.findIndex(({ _id }) => _id === guide._id);
  if (index === -1) guides.push(guide);
  else guides[index] = guide;
}

/** The guides that were sent into a ticket; socket events update them for the client and the administrators. */
const guidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuides: build.query<GuideView[], string>({
      query: (ticketId) => `/guides/tickets/${ticketId}`,
      transformResponse: ({ guides }: { guides: GuideView[] }) => guides,
      providesTags: (_guides, _error, ticketId) => [idTag('Guide', ticketId)],
      onCacheEntryAdded: async (ticketId, { dispatch, updateCachedData, cacheEntryRemoved }) => {
        const stops = [
          subscribe('guide_updated', (guide) => {
            if (guide.ticketId === ticketId) updateCachedData((guides) => put(guides, guide));
          }),
          onReconnected(() => void dispatch(api.util.invalidateTags([idTag('Guide', ticketId)]))),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    sendGuide: build.mutation<GuideView, { ticketId: string; kind: GuideKind }>({
      query: ({ ticketId, kind }) => ({
        url: `/guides/tickets/${ticketId}`,
        method: 'POST',
        body: { kind },
      }),
      transformResponse: guideOf,
      invalidatesTags: (_guide, _error, { ticketId }) => [idTag('Guide', ticketId)],
    }),
    tickStep: build.mutation<GuideView, { ticketId: string; id: string; number: number; done: boolean }>({
      query: ({ id, number, done }) => ({
        url: `/guides/sent/${id}/steps/${number}`,
        method: 'PUT',
        body: { done },
      }),
      transformResponse: guideOf,
      invalidatesTags: (_guide, error, { ticketId }) => (error ? [idTag('Guide', ticketId)] : []),
      onQueryStarted: async ({ ticketId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const change = (guides: GuideView[]) => put(guides, data);
        dispatch(guidesApi.util.updateQueryData('getGuides', ticketId, change));
      },
    }),
  }),
});

export const { useGetGuidesQuery, useSendGuideMutation, useTickStepMutation } = guidesApi;
