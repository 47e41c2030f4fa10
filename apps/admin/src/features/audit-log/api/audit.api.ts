import type { AuditEntryView } from '@manette/contracts/audit';
import { api } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';

/** Values of the query parameters; an undefined one does not filter. */
export interface AuditListFilters {
  action?: string | undefined;
  outcome?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Answer extends Omit<ListPage<AuditEntryView>, 'items'> {
  entries: AuditEntryView[];
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuditEntries: build.infiniteQuery<ListPage<AuditEntryView>, AuditListFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/audit',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ entries, ...page }: Answer) => ({ items: entries, ...page }),
    }),
  }),
});

export const { useGetAuditEntriesInfiniteQuery } = auditApi;
