import type { OnlineUserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { onceConnected, onReconnected, subscribe } from '@manette/web-realtime';

export interface OnlineUsers {
  admins: OnlineUserView[];
  clients: OnlineUserView[];
  total: number;
}

type Group = 'admins' | 'clients';
type Entering = Pick<OnlineUserView, '_id' | 'username' | 'role' | 'isOnline'>;

/** Adds or removes a user when their presence changes. */
export function change(users: OnlineUsers, person: Entering): void {
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
          subscribe('user_status_changed', ({ _id, username, role, isOnline }) =>
            updateCachedData((users) => change(users, { _id, username, role, isOnline })),
          ),
          onceConnected(refetch),
          onReconnected(refetch),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
  }),
});

export const { useGetPeopleInChatQuery } = onlineUsersApi;
