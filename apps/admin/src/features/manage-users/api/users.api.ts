import type { UserEditInput, UserListQuery, UserView } from '@manette/contracts/identity';
import { api, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { overAnswer } from '@manette/web-realtime';
import { changePresence, keepPresenceLive } from './keep-presence-live';

export type UserFilters = Pick<UserListQuery, 'q' | 'role' | 'status'>;

interface Answer extends Omit<ListPage<UserView>, 'items'> {
  users: UserView[];
}

const LIST = [listTag('User')];
const userOf = ({ user }: { user: UserView }) => user;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.infiniteQuery<ListPage<UserView>, UserFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/users',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ users, ...page }: Answer) => ({ items: users, ...page }),
      providesTags: LIST,
      onCacheEntryAdded: keepPresenceLive,
      onQueryStarted: overAnswer(changePresence),
    }),
    editUser: build.mutation<UserView, { id: string; changes: UserEditInput }>({
      query: ({ id, changes }) => ({ url: `/users/${id}`, method: 'PUT', body: changes }),
      transformResponse: userOf,
      invalidatesTags: LIST,
    }),
    toggleUser: build.mutation<UserView, string>({
      query: (id) => ({ url: `/users/${id}/toggle-status`, method: 'PATCH' }),
      transformResponse: userOf,
      invalidatesTags: LIST,
    }),
    deleteUser: build.mutation<void, string>({
      query: (id) => ({ url: `/users/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: LIST,
    }),
  }),
});

export const { useGetUsersInfiniteQuery, useEditUserMutation, useToggleUserMutation, useDeleteUserMutation } =
  usersApi;
