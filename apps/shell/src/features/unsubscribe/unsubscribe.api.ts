import { api } from '@manette/web-api';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation<{ message: string }, string>({
      query: (token) => ({ url: `/notifications/unsubscribe/${encodeURIComponent(token)}`, method: 'POST' }),
    }),
  }),
});
export const { useUnsubscribeMutation } = unsubscribeApi;
