import type { ShopSettings, ShopSettingsChanges } from '@manette/contracts/orders';
import { api } from '@manette/web-api';

interface Answer {
  settings: ShopSettings;
}
const settingsOf = ({ settings }: Answer) => settings;

const shopSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShopSettings: build.query<ShopSettings, void>({
      query: () => '/settings',
      transformResponse: settingsOf,
      providesTags: ['ShopSettings'],
    }),
    changeShopSettings: build.mutation<ShopSettings, ShopSettingsChanges>({
      query: (changes) => ({ url: '/settings', method: 'PUT', body: changes }),
      transformResponse: settingsOf,
      invalidatesTags: ['ShopSettings'],
    }),
  }),
});

export const { useGetShopSettingsQuery, useChangeShopSettingsMutation } = shopSettingsApi;
