import type { GifView } from '@manette/contracts/chat';
import { api } from '@manette/web-api';

/** Searches GIFs through the shop's server, which sends the request to the GIF service on behalf of the user. */
const gifsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchGifs: build.query<GifView[], string>({
      query: (q) => ({ url: '/gifs/search', params: { q } }),
      transformResponse: ({ results }: { results: GifView[] }) => results,
    }),
  }),
});

export const { useLazySearchGifsQuery } = gifsApi;
