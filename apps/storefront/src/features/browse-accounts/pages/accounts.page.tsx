import '../translations';
import { useEffect } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { ShelfSearches } from '../../../listings/saved-searches/lazy-searches';
import { ShelfList } from '../../../listings/components/shelf-list';
import { useGetAccountsInfiniteQuery, useMarkAccountsViewedMutation } from '../api/accounts.api';
import { AccountFilters } from '../components/account-filters';
import { AccountShelf, AccountShelfSkeleton } from '../components/account-shelf';
import { useAccountFilters } from '../hooks/use-account-filters';

/** The shelf of accounts: search, filters, and a button that loads more pages. */
export default function AccountsPage() {
  const { t } = useTranslation('accounts');
  const controls = useAccountFilters();
  const list = useGetAccountsInfiniteQuery(controls.filters);
  const [markViewed] = useMarkAccountsViewedMutation();
  useEffect(() => void markViewed(), [markViewed]);
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('found', { count: total })}>
      <AccountFilters {...controls} />
      <ShelfSearches catalog="accounts" filters={controls.filters} shown={list.data !== undefined} />
      <ShelfList
        list={list}
        failed="Failed to load accounts"
        skeleton={<AccountShelfSkeleton />}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        clear={controls.clear}
      >
        {(accounts, busy) => <AccountShelf accounts={accounts} busy={busy} />}
      </ShelfList>
    </PageFrame>
  );
}
