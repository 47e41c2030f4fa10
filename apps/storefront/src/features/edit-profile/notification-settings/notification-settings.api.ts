import type { DeviceView, PreferencesChanges, PreferencesView } from '@manette/contracts/notifications';
import { api } from '@manette/web-api';

/** Returns the settings with changes that are not saved yet. */
function changed(settings: PreferencesView, changes: PreferencesChanges): PreferencesView {
  const { kinds, quietHours, ...others } = changes;
  const kindsNow = Object.fromEntries(
    Object.entries(settings.kinds).map(([kind, switches]) => [
      kind,
      { ...switches, ...kinds?.[kind as keyof typeof kinds] },
    ]),
  ) as PreferencesView['kinds'];
  return {
    ...settings,
    ...others,
    kinds: kindsNow,
    quietHours: { ...settings.quietHours, ...quietHours },
  };
}

const settingsApi = api
  .enhanceEndpoints({ addTagTypes: ['Device', 'NotificationSettings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getNotificationSettings: build.query<PreferencesView, void>({
        query: () => '/notifications/preferences',
        transformResponse: ({ preferences }: { preferences: PreferencesView }) => preferences,
        providesTags: ['NotificationSettings'],
      }),
      /** Saves changes optimistically: a switch shows its new state immediately, and its old state again if saving fails. */
      changeNotificationSettings: build.mutation<unknown, PreferencesChanges>({
        query: (body) => ({ url: '/notifications/preferences', method: 'PUT', body }),
        onQueryStarted: async (changes, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            settingsApi.util.updateQueryData('getNotificationSettings', undefined, (settings) =>
              changed(settings, changes),
            ),
          );
          await queryFulfilled.catch(() => patch.undo());
        },
      }),
      getDevices: build.query<DeviceView[], void>({
        query: () => '/notifications/devices',
        transformResponse: ({ devices }: { devices: DeviceView[] }) => devices,
        providesTags: ['Device'],
      }),
      removeDevice: build.mutation<{ message: string }, string>({
        query: (id) => ({ url: `/notifications/devices/${id}`, method: 'DELETE' }),
        // Also after a failure, because the device may have been removed already.
        invalidatesTags: ['Device'],
      }),
      testDevice: build.mutation<{ message: string }, string>({
        query: (id) => ({ url: `/notifications/devices/${id}/test`, method: 'POST' }),
      }),
    }),
  });

export const {
  useChangeNotificationSettingsMutation,
  useGetDevicesQuery,
  useGetNotificationSettingsQuery,
  useRemoveDeviceMutation,
  useTestDeviceMutation,
} = settingsApi;
