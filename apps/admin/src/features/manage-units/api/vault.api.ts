import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import type {
  AccountItemFields,
  CardItemFields,
  ItemState,
  VaultImport,
  VaultItemView,
  VaultKind,
  VaultView,
} from '@manette/contracts/fulfilment';
import { api, idTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';

/** The listing whose units are managed. */
export interface OfListing {
  kind: VaultKind;
  id: string;
}

const path = ({ kind, id }: OfListing) => `/vault/${kind}/${id}`;
const tags = (_answer: unknown, _error: unknown, { id }: { id: string }) => [idTag('Vault', id)];

/** The vault of a listing and its items. Refetched on the listing's events, which every change of free units emits. */
const vaultApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountOfUnits: build.query<AccountView, string>({
      query: (id) => `/accounts/${id}`,
      transformResponse: ({ account }: { account: AccountView }) => account,
      providesTags: (_account, _error, id) => [idTag('Account', id)],
    }),
    getGiftCardOfUnits: build.query<GiftCardView, string>({
      query: (id) => `/giftcards/${id}`,
      transformResponse: ({ giftCard }: { giftCard: GiftCardView }) => giftCard,
      providesTags: (_card, _error, id) => [idTag('GiftCard', id)],
    }),
    getVault: build.query<VaultView, OfListing>({
      query: path,
      transformResponse: ({ vault }: { vault: VaultView }) => vault,
      providesTags: tags,
      onCacheEntryAdded: async ({ kind, id }, { dispatch, cacheEntryRemoved }) => {
        const event = kind === 'accounts' ? 'account_updated' : 'giftcard_updated';
        const stop = subscribe(event, ({ _id }) => {
          if (_id === id) void dispatch(api.util.invalidateTags([idTag('Vault', id)]));
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
    switchVault: build.mutation<VaultView, OfListing & { enabled: boolean }>({
      query: ({ enabled, ...listing }) => ({ url: path(listing), method: 'PUT', body: { enabled } }),
      transformResponse: ({ vault }: { vault: VaultView }) => vault,
      invalidatesTags: tags,
    }),
    getVaultItems: build.infiniteQuery<
      ListPage<VaultItemView>,
      OfListing & { state: ItemState | undefined },
      string | null
    >({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg: { state, ...listing }, pageParam }) => ({
        url: `${path(listing)}/items`,
        params: { state, cursor: pageParam ?? undefined },
      }),
      providesTags: tags,
    }),
    addVaultItem: build.mutation<void, OfListing & { fields: CardItemFields | AccountItemFields }>({
      query: ({ fields, ...listing }) => ({ url: `${path(listing)}/items`, method: 'POST', body: fields }),
      transformResponse: () => undefined,
      invalidatesTags: tags,
    }),
    importCodes: build.mutation<VaultImport, OfListing & { form: FormData }>({
      query: ({ form, ...listing }) => ({ url: `${path(listing)}/import`, method: 'POST', body: form }),
      invalidatesTags: tags,
    }),
    deleteVaultItem: build.mutation<void, { id: string; itemId: string }>({
      query: ({ itemId }) => ({ url: `/vault/items/${itemId}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: tags,
    }),
  }),
});

export const {
  useGetAccountOfUnitsQuery,
  useGetGiftCardOfUnitsQuery,
  useGetVaultQuery,
  useSwitchVaultMutation,
  useGetVaultItemsInfiniteQuery,
  useAddVaultItemMutation,
  useImportCodesMutation,
  useDeleteVaultItemMutation,
} = vaultApi;
