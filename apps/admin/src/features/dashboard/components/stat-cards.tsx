import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { formatAmount, SkeletonLine } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';

interface StatCardProps {
  name: string;
  value?: number;
  note?: ReactNode;
}

/** One big figure with what belongs to it; while it loads, the same box with lines in it. */
function StatCard({ name, value, note }: StatCardProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className="grid content-start gap-0.5 rounded-box border border-line bg-surface p-4 sm:p-5"
    >
      <span className="text-1 text-muted">{name}</span>
      {value === undefined ? (
        <>
          <SkeletonLine className="mt-2 h-[30px] w-1/2" />
          <SkeletonLine className="mt-2 mb-[3px] w-4/5" />
        </>
      ) : (
        <>
          <bdi className="num text-6 leading-[1.15] font-strong">{formatAmount(value)}</bdi>
          <span className="text-1 leading-[1.45] text-muted">{note}</span>
        </>
      )}
    </div>
  );
}

/** [STAT-004..007] */
export function StatCards({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const { overview, tickets } = statistics ?? {};
  const waiting = tickets?.statusBreakdown.find(({ _id }) => _id === 'pending')?.count ?? 0;
  const sold = (count = 0) => <b className="font-medium text-text">{t('sold', { count })}</b>;
  return (
    <div className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        name={t('cards.users')}
        value={overview?.totalUsers}
        note={t('thisWeek', { count: overview?.thisWeekTickets ?? 0 })}
      />
      <StatCard
        name={t('cards.tickets')}
        value={overview?.activeTickets}
        note={t('waiting', { count: waiting })}
      />
      <StatCard
        name={t('cards.accounts')}
        value={overview?.availableAccounts}
        note={
          <>
            {t('ofListings', { count: overview?.totalAccounts ?? 0 })} · {sold(overview?.soldAccounts)}
          </>
        }
      />
      <StatCard
        name={t('cards.giftcards')}
        value={overview?.availableGiftCards}
        note={
          <>
            {t('ofCards', { count: overview?.totalGiftCards ?? 0 })} · {sold(overview?.soldGiftCards)}
          </>
        }
      />
    </div>
  );
}
