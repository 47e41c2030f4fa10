import { createApi, rootReducer } from '@manette/web-store';
import { baseQuery } from './base-query';
import { TAGS } from './tags';

/** The one RTK Query api. Features add endpoints with `api.injectEndpoints`; the store installs its middleware. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '@manette/web-store' {
  interface LazySlices {
    api: ReturnType<typeof api.reducer>;
  }
}

rootReducer.inject(api);
