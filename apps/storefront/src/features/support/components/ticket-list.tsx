import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage } from '@manette/web-lists';
import { useCurrentUser } from '@manette/web-session';
import { EmptyState, ErrorState, notify, RowSkeleton } from '@manette/web-ui';
import { TicketRow } from './ticket-row';
import type { Tickets } from '../hooks/use-tickets';

const FAILED = 'Failed to load support tickets';

interface TicketListProps {
  list: Tickets;
  isFiltered: boolean;
}

/** Shows the loaded tickets, or the skeleton, the empty state or the error state. */
export function TicketList({ list, isFiltered }: TicketListProps) {
  const { t } = useTranslation('support');
  const isAdmin = useCurrentUser().role === 'admin';
  const { data, isError, isFetching, refetch } = list;
  useEffect(() => {
    if (isError) notify.error(translateMessage(FAILED), { id: FAILED });
  }, [isError]);

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
      <div className="grid gap-2">
        {Array.from({ length: 6 }, (_, at) => (
          <RowSkeleton key={at} disc={false} className="rounded-box border border-line bg-surface px-4" />
        ))}
      </div>
    );
  const tickets = itemsOf(data);
  if (tickets.length === 0)
    return (
      <EmptyState title={t('emptyTitle')}>
        {t(isFiltered ? 'noMatch' : isAdmin ? 'emptyAdmin' : 'emptyClient')}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-2">
        {tickets.map((ticket) => (
          <TicketRow key={ticket._id} ticket={ticket} />
        ))}
      </ul>
      <NextPage list={list} label={t('loadMore')} />
    </>
  );
}
