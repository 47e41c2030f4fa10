import type { DataExportView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const dataExportApi = api.enhanceEndpoints({ addTagTypes: ['DataExport'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The last requested export; null without one. The header marks background requests, which a timer sends too, so that they
     * do not count as use of the session.
     */
    getDataExport: build.query<DataExportView | null, void>({
      query: () => ({ url: '/users/profile/export', headers: { 'x-background': '1' } }),
      transformResponse: ({ export: last }: { export: DataExportView | null }) => last,
      providesTags: ['DataExport'],
    }),
    requestDataExport: build.mutation<DataExportView, void>({
      query: () => ({ url: '/users/profile/export', method: 'POST' }),
      transformResponse: ({ export: wanted }: { export: DataExportView }) => wanted,
      invalidatesTags: ['DataExport'],
    }),
    downloadDataExport: build.mutation<string, void>({
      query: () => '/users/profile/export/file',
      transformResponse: ({ url }: { url: string }) => url,
      invalidatesTags: (_url, error) => (error ? ['DataExport'] : []),
    }),
  }),
});

export const { useGetDataExportQuery, useRequestDataExportMutation, useDownloadDataExportMutation } =
  dataExportApi;
