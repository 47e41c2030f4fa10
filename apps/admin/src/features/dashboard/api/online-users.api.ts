import type { OnlineUsersView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { overAnswer } from '@manette/web-realtime';
import { changePresence, keepOnlineUsersLive } from './keep-online-users-live';

const onlineUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnlineUsers: build.query<OnlineUsersView, void>({
      query: () => '/users/online',
      transformResponse: ({ onlineUsers }: { onlineUsers: OnlineUsersView }) => onlineUsers,
      providesTags: ['OnlineUsers'],
      onCacheEntryAdded: keepOnlineUsersLive,
      onQueryStarted: overAnswer(changePresence),
    }),
  }),
});

export const { useGetOnlineUsersQuery } = onlineUsersApi;
