import { api, idempotent, listTag, providesId, type Tag } from '@manette/web-api';
import { keepListLive, pagesByCursor, type ListEvents, type ListPage } from '@manette/web-lists';
import type { Listing, ListingChanges, SentImages } from './use-save-listing';

type EndpointBuilder = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** The differences between the calls of the two kinds of listings. */
interface ListingCalls<View extends Listing, Fields, Filters> {
  /** Path below /api. */
  path: '/accounts' | '/giftcards';
  tag: Tag;
  /** Names of the properties in the server's responses. */
  names: { one: string; list: string };
  /** Returns the body of a call that creates or changes a listing. */
  bodyOf: (fields: Fields, images: SentImages) => FormData | object;
  /** The realtime events, and the value by which the list is sorted. */
  events: ListEvents<View, Filters>;
}

interface SaveListing<Fields> {
  /** Undefined for a new listing. */
  id?: string | undefined;
  fields: Fields;
  images: SentImages;
  key: string;
}

/** Returns the calls that manage listings of one kind; each kind injects them under names of its own. */
export function listingEndpoints<View extends Listing, Fields, Filters extends object>(
  build: EndpointBuilder,
  { path, tag, names, bodyOf, events }: ListingCalls<View, Fields, Filters>,
) {
  const list = [listTag(tag)];
  const viewOf = (answer: Record<string, View>) => answer[names.one] as View;
  return {
    list: build.infiniteQuery<ListPage<View>, Filters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: path,
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ [names.list]: items, ...page }: Record<string, unknown>) =>
        ({ items, ...page }) as ListPage<View>,
      providesTags: list,
      // TypeScript does not know that RTK's draft of a generic type has that type.
      onCacheEntryAdded: keepListLive<View, Filters>(tag, events) as never,
    }),
    read: build.query<View, string>({
      query: (id) => `${path}/${id}`,
      transformResponse: viewOf,
      providesTags: providesId(tag),
      keepUnusedDataFor: 0,
    }),
    save: build.mutation<View, SaveListing<Fields>>({
      query: ({ id, fields, images, key }) => ({
        url: id ? `${path}/${id}` : path,
        method: id ? 'PUT' : 'POST',
        body: bodyOf(fields, images),
        headers: idempotent(key),
      }),
      transformResponse: viewOf,
      invalidatesTags: list,
    }),
    change: build.mutation<void, { id: string; changes: ListingChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      transformResponse: () => undefined,
      invalidatesTags: list,
    }),
    remove: build.mutation<void, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: list,
    }),
  };
}
