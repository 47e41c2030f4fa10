import type { OwnSessionView, SessionsEndedAnswer } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const invalidatesTags = ['OwnSession'] as const;

const sessionsApi = api.enhanceEndpoints({ addTagTypes: ['OwnSession'] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnSessions: build.query<OwnSessionView[], void>({
      query: () => '/auth/sessions',
      transformResponse: ({ sessions }: { sessions: OwnSessionView[] }) => sessions,
      providesTags: invalidatesTags,
    }),
    endOwnSession: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      // Also after a failure, because the session may have ended meanwhile.
      invalidatesTags,
    }),
    endOtherSessions: build.mutation<SessionsEndedAnswer, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const { useGetOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
