import type { GifView } from '@manette/contracts/chat';
import { api } from '@manette/web-api';

/** The shop's server asks for GIFs on behalf of the reader. */
const gifsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchGifs: build.query<GifView[], string>({
      query: (q) => ({ url: '/gifs/search', params: { q } }),
      transformResponse: ({ results }: { results: GifView[] }) => results,
    }),
  }),
});

export const { useLazySearchGifsQuery } = gifsApi;
