import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import type { Statistics } from '../api/statistics.api';
import { BarTable, type Bar } from './bar-table';
import { ChartPanel } from './chart-panel';

type Entries = { _id: string; count: number }[];

/** By name, the most frequent first. */
const barsOf = (say: (name: string) => string, entries?: Entries): Bar[] | undefined =>
  entries
    ?.toSorted((one, other) => other.count - one.count)
    .map(({ _id, count }) => ({ id: _id, label: <bdi>{say(_id)}</bdi>, count }));

/** What is on the shelves [STAT-009, STAT-010]. */
export function ShelfCharts({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const say = useTranslateMessage();
  return (
    <>
      <ChartPanel title={t('consoles')} className="lg:col-span-4">
        <BarTable
          name={t('consoles')}
          rows={4}
          bars={barsOf(say, statistics?.accounts.consoleDistribution)}
        />
      </ChartPanel>
      <ChartPanel title={t('platforms')} className="lg:col-span-8">
        <BarTable
          name={t('platforms')}
          rows={10}
          wide
          bars={barsOf(say, statistics?.giftcards.platformDistribution)}
        />
      </ChartPanel>
    </>
  );
}
