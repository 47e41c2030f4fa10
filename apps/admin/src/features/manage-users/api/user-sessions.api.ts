import type { OwnSessionView, SessionsEndedAnswer } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const invalidatesTags = ['UserSession'] as const;

const userSessionsApi = api.enhanceEndpoints({ addTagTypes: ['UserSession'] }).injectEndpoints({
  endpoints: (build) => ({
    getUserSessions: build.query<OwnSessionView[], string>({
      query: (userId) => `/users/${userId}/sessions`,
      transformResponse: ({ sessions }: { sessions: OwnSessionView[] }) => sessions,
      providesTags: invalidatesTags,
    }),
    endUserSession: build.mutation<{ message: string }, { userId: string; sessionId: string }>({
      query: ({ userId, sessionId }) => ({ url: `/users/${userId}/sessions/${sessionId}`, method: 'DELETE' }),
      // Also after a failure: the session may have ended meanwhile.
      invalidatesTags,
    }),
    endUserSessions: build.mutation<SessionsEndedAnswer, string>({
      query: (userId) => ({ url: `/users/${userId}/sessions`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const { useGetUserSessionsQuery, useEndUserSessionMutation, useEndUserSessionsMutation } =
  userSessionsApi;
