import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage } from '@manette/web-lists';
import { Link } from '@manette/web-router';
import { Button, EmptyState, ErrorState, RowSkeleton } from '@manette/web-ui';
import type { MyRentals } from '../hooks/use-my-rentals';
import { RentalCard } from './rental-card';

const FAILED = 'Failed to load rentals';

/** Shows the rentals, or the skeleton, the empty state or the error state. */
export function RentalList({ list }: { list: MyRentals }) {
  const { t } = useTranslation('myRentals');
  const { data, isError, isFetching, refetch } = list;
  if (!data && isError && !isFetching)
    return (
      <ErrorState
        title={translateMessage(FAILED)}
        retryLabel={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className="grid gap-3 lg:grid-cols-2">
        {Array.from({ length: 2 }, (_, at) => (
          <RowSkeleton key={at} disc={false} className="rounded-box border border-line bg-surface px-4" />
        ))}
      </div>
    );
  const terms = itemsOf(data);
  if (terms.length === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={
          <Button asChild>
            <Link to="/accounts">{t('browse')}</Link>
          </Button>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {terms.map((term) => (
          <RentalCard key={term._id} term={term} />
        ))}
      </div>
      <NextPage list={list} label={t('loadMore')} />
    </>
  );
}
