import { useTranslation } from '@manette/web-i18n';
import { formatAmount } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';
import { BarTable } from './bar-table';
import { ChartPanel } from './chart-panel';
import { DayChart } from './day-chart';

const INKS = {
  pending: 'var(--pending)',
  in_progress: 'var(--progress)',
  completed: 'var(--completed)',
  cancelled: 'var(--danger)',
};

const sumOf = (entries: { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0);

/** The number of tickets opened per day, and their distribution by status [STAT-008]. */
export function TicketCharts({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const { dailyTickets, statusBreakdown } = statistics?.tickets ?? {};
  return (
    <>
      <ChartPanel
        title={t('perDay')}
        note={dailyTickets && t('opened', { count: sumOf(dailyTickets) })}
        className="lg:col-span-7"
      >
        {dailyTickets ? (
          <DayChart name={t('perDay')} days={dailyTickets} />
        ) : (
          <div aria-hidden className="sk mt-auto h-[200px]" />
        )}
      </ChartPanel>
      <ChartPanel
        title={t('status')}
        note={statusBreakdown && t('inAll', { total: formatAmount(sumOf(statusBreakdown)) })}
        className="lg:col-span-5"
      >
        <BarTable
          name={t('status')}
          rows={4}
          bars={statusBreakdown?.map(({ _id, count }) => {
            return { id: _id, label: t(`statuses.${_id}`), count, ink: INKS[_id] };
          })}
        />
      </ChartPanel>
    </>
  );
}
