import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { formatAmount } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';

interface StatCardProps {
  name: string;
  value?: number;
  note?: ReactNode;
}

const LoadingLine = ({ className }: { className: string }) => (
  <div aria-hidden className={clsx('sk relative top-[0.2em] h-[0.75em]', className)} />
);

/** One large figure with a note; while it loads, a box of the same size with skeleton lines. */
function StatCard({ name, value, note }: StatCardProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className="grid content-start gap-0.5 rounded-box border border-line bg-surface p-4 sm:p-5"
    >
      <span className="text-1 text-muted">{name}</span>
      <div className="h-[1.15em] text-6 leading-[1.15] font-strong">
        {value === undefined ? (
          <LoadingLine className="w-1/2" />
        ) : (
          <bdi className="num">{formatAmount(value)}</bdi>
        )}
      </div>
      <div className="min-h-[1.45em] text-1 leading-[1.45] text-muted max-sm:min-h-[2.9em]">
        {value === undefined ? <LoadingLine className="w-4/5" /> : note}
      </div>
    </div>
  );
}

/** The cards of the overview [STAT-004..007]. */
export function StatCards({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const { overview, tickets } = statistics ?? {};
  const waiting = tickets?.statusBreakdown.find(({ _id }) => _id === 'pending')?.count ?? 0;
  const sold = (count = 0) => (
    <b className="font-medium whitespace-nowrap text-text">{t('sold', { count })}</b>
  );
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
