import type { OnlineUsersView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { keepOnlineUsersLive } from './keep-online-users-live';

const onlineUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnlineUsers: build.query<OnlineUsersView, void>({
      query: () => '/users/online',
      transformResponse: ({ onlineUsers }: { onlineUsers: OnlineUsersView }) => onlineUsers,
      providesTags: ['OnlineUsers'],
      onCacheEntryAdded: keepOnlineUsersLive,
    }),
  }),
});

export const { useGetOnlineUsersQuery } = onlineUsersApi;
