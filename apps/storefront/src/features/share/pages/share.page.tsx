import '../translations';
import { useEffect, useState } from 'react';
import { useTranslateSubject, useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { forgetShared, readShared, useCurrentUser, type Shared } from '@manette/web-session';
import { Button, EmptyState, ErrorState, PageFrame, Spinner } from '@manette/web-ui';
import { VerifiedOnly } from '../../../components/verified-only';
import { handOver } from '../../../conversation/composer/handed-over';
import { OFFERED, useGetNewestTicketsQuery } from '../api/open-tickets.api';

/** Lets the user choose the ticket whose composer receives a share from another app; sends nothing [POC-105]. */
export default function SharePage() {
  const { t } = useTranslation('share');
  return (
    <VerifiedOnly title={t('title')}>
      <Share />
    </VerifiedOnly>
  );
}

/** @returns the share; null if there is none, undefined until that is known */
function useShared(): Shared | null | undefined {
  const [shared, setShared] = useState<Shared | null>();
  useEffect(() => void readShared().then((found) => setShared(found ?? null)), []);
  return shared;
}

function Share() {
  const { t } = useTranslation('share');
  const shared = useShared();
  return (
    <PageFrame title={t('title')} summary={shared ? t('text') : ''}>
      {shared === undefined && <Spinner label={t('loading')} />}
      {shared === null && <EmptyState title={t('nothing')} />}
      {shared && <TicketChoice shared={shared} />}
    </PageFrame>
  );
}

function TicketChoice({ shared }: { shared: Shared }) {
  const { t } = useTranslation('share');
  const subjectOf = useTranslateSubject();
  const navigate = useNavigateFromHere();
  const { _id: userId } = useCurrentUser();
  const lists = [useGetNewestTicketsQuery('pending'), useGetNewestTicketsQuery('in_progress')];
  if (lists.some(({ isError }) => isError))
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => lists.forEach(({ refetch }) => void refetch())}
      />
    );
  if (lists.some(({ data }) => !data)) return <Spinner label={t('loading')} />;
  const tickets = lists
    .flatMap(({ data = [] }) => data)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, OFFERED);
  if (tickets.length === 0) return <EmptyState title={t('none')} />;
  const choose = (ticketId: string) => {
    handOver(userId, `ticket ${ticketId}`, shared);
    void forgetShared();
    navigate(`/support/${ticketId}`);
  };
  return (
    <ul className="grid gap-2">
      {tickets.map(({ _id, ticketNumber, subject }) => (
        <li key={_id}>
          <Button className="w-full justify-start! text-start" onClick={() => choose(_id)}>
            <span className="flex min-w-0 gap-2">
              <bdi className="whitespace-nowrap">#{ticketNumber}</bdi>{' '}
              <span dir="auto" className="truncate">
                {subjectOf(subject)}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
