import type { OnlineUserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { onceConnected, onReconnected, overAnswer, subscribeToPresence } from '@manette/web-realtime';

export interface OnlineUsers {
  admins: OnlineUserView[];
  clients: OnlineUserView[];
  total: number;
}

type Group = 'admins' | 'clients';
type Entering = Pick<OnlineUserView, '_id' | 'username' | 'role' | 'isOnline'>;

/** Adds or removes a user when their presence changes. */
export function change(users: OnlineUsers, { _id, username, role, isOnline }: Entering): void {
  const person = { _id, username, role, isOnline };
  const group: Group = person.role === 'admin' ? 'admins' : 'clients';
  const others = users[group].filter(({ _id }) => _id !== person._id);
  users[group] = person.isOnline ? [...others, person] : others;
  users.total = users.admins.length + users.clients.length;
}

const onlineUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPeopleInChat: build.query<OnlineUsers, void>({
      query: () => '/users/online',
      transformResponse: ({ onlineUsers }: { onlineUsers: OnlineUsers }) => onlineUsers,
      providesTags: ['OnlineUsers'],
      onCacheEntryAdded: async (_, { updateCachedData, cacheEntryRemoved, dispatch }) => {
        const refetch = () => dispatch(api.util.invalidateTags(['OnlineUsers']));
        const stops = [
          subscribeToPresence((news) => updateCachedData((users) => change(users, news))),
          onceConnected(refetch),
          onReconnected(refetch),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
      onQueryStarted: overAnswer(change),
    }),
  }),
});

export const { useGetPeopleInChatQuery } = onlineUsersApi;
