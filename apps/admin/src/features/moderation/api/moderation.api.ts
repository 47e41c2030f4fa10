import type { MuteInput, MuteView, ReportView } from '@manette/contracts/chat';
import { api, idTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { AppDispatch } from '@manette/web-store';

/** A row of the table; its id is that of the user. */
export type MuteRow = MuteView & { _id: string };

interface ReportsAnswer extends Omit<ListPage<ReportView>, 'items'> {
  reports: ReportView[];
}
interface MutesAnswer extends Omit<ListPage<MuteView>, 'items'> {
  mutes: MuteView[];
}
interface Entry {
  dispatch: AppDispatch;
  cacheEntryRemoved: Promise<void>;
}

const CHAT = '/messages/public';
const REPORTS = idTag('PublicMessage', 'REPORTS');
const MUTES = idTag('PublicMessage', 'MUTES');

/** Refetches a list on any of the events, and after a reconnection. */
const follow =
  (tag: typeof REPORTS, events: ('message_reported' | 'report_closed' | 'mute_changed')[]) =>
  async (_args: unknown, { dispatch, cacheEntryRemoved }: Entry): Promise<void> => {
    const readAgain = () => void dispatch(api.util.invalidateTags([tag]));
    const stops = [...events.map((event) => subscribe(event, readAgain)), onReconnected(readAgain)];
    await cacheEntryRemoved;
    stops.forEach((stop) => stop());
  };

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpenReports: build.infiniteQuery<ListPage<ReportView>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ pageParam }) => ({
        url: `${CHAT}/reports`,
        params: { status: 'open', cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ reports, ...page }: ReportsAnswer) => ({ ...page, items: reports }),
      providesTags: [REPORTS],
      onCacheEntryAdded: follow(REPORTS, ['message_reported', 'report_closed']),
    }),
    getMutes: build.infiniteQuery<ListPage<MuteRow>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ pageParam }) => ({ url: `${CHAT}/mutes`, params: { cursor: pageParam ?? undefined } }),
      transformResponse: ({ mutes, ...page }: MutesAnswer) => ({
        ...page,
        items: mutes.map((mute) => ({ ...mute, _id: mute.user._id })),
      }),
      providesTags: [MUTES],
      onCacheEntryAdded: follow(MUTES, ['mute_changed']),
    }),
    muteUser: build.mutation<void, MuteInput>({
      query: (body) => ({ url: `${CHAT}/mutes`, method: 'POST', body }),
      transformResponse: () => undefined,
      invalidatesTags: [MUTES],
    }),
    /** Returns the server's message, like `deleteReported`. */
    liftMute: build.mutation<string, string>({
      query: (userId) => ({ url: `${CHAT}/mutes/${userId}`, method: 'DELETE' }),
      transformResponse: ({ message }: { message: string }) => message,
      invalidatesTags: [MUTES],
    }),
    deleteReported: build.mutation<string, string>({
      query: (messageId) => ({ url: `${CHAT}/${messageId}`, method: 'DELETE' }),
      transformResponse: ({ message }: { message: string }) => message,
      invalidatesTags: [REPORTS],
    }),
    dismissReport: build.mutation<void, string>({
      query: (id) => ({ url: `${CHAT}/reports/${id}/dismiss`, method: 'POST' }),
      transformResponse: () => undefined,
      invalidatesTags: [REPORTS],
    }),
  }),
});

export const {
  useGetOpenReportsInfiniteQuery,
  useGetMutesInfiniteQuery,
  useMuteUserMutation,
  useLiftMuteMutation,
  useDeleteReportedMutation,
  useDismissReportMutation,
} = moderationApi;
