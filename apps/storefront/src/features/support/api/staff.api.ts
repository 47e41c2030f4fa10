import type { UserView } from '@manette/contracts/identity';
import type { ChangeTicketInput, TicketView, TimelineEntryView } from '@manette/contracts/orders';
import { api, idTag, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';

const timelineOf = (id: string) => idTag('Ticket', `TIMELINE ${id}`);

interface TimelineAnswer {
  timeline: TimelineEntryView[];
  nextCursor: string | null;
  total: number;
}

/** The calls for tickets that only administrators send. */
const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes priority and assignment; the response and a socket event contain the changed ticket. */
    changeTicket: build.mutation<TicketView, { id: string; change: ChangeTicketInput }>({
      query: ({ id, change }) => ({ url: `/messages/support/ticket/${id}`, method: 'PATCH', body: change }),
      transformResponse: ({ ticket }: { ticket: TicketView }) => ticket,
      invalidatesTags: (_ticket, _error, { id }) => [listTag('Ticket'), idTag('Ticket', id), timelineOf(id)],
    }),
    getTimeline: build.infiniteQuery<ListPage<TimelineEntryView>, string, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/messages/support/ticket/${queryArg}/timeline`,
        params: { limit: 50, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ timeline, ...page }: TimelineAnswer) => ({ ...page, items: timeline }),
      providesTags: (_timeline, _error, id) => [timelineOf(id)],
      // Every change of a ticket is emitted as `ticket_updated`.
      onCacheEntryAdded: async (id, { dispatch, cacheEntryRemoved }) => {
        const stop = subscribe('ticket_updated', ({ _id }) => {
          if (_id === id) dispatch(api.util.invalidateTags([timelineOf(id)]));
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
    getStaff: build.query<UserView[], void>({
      query: () => ({ url: '/users', params: { role: 'admin', status: 'active', limit: 100 } }),
      transformResponse: ({ users }: { users: UserView[] }) => users,
      providesTags: [idTag('User', 'STAFF')],
    }),
  }),
});

export const { useChangeTicketMutation, useGetTimelineInfiniteQuery, useGetStaffQuery } = staffApi;
