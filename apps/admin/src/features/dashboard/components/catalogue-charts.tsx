import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import type { Statistics } from '../api/statistics.api';
import { BarTable, type Bar } from './bar-table';
import { ChartPanel } from './chart-panel';

type Entries = { _id: string; count: number }[];

/** Returns the bars of a distribution, the most frequent value first. */
const barsOf = (translate: (name: string) => string, entries?: Entries): Bar[] | undefined =>
  entries
    ?.toSorted((one, other) => other.count - one.count)
    .map(({ _id, count }) => ({ id: _id, label: <bdi>{translate(_id)}</bdi>, count }));

/** The distributions of the catalogue by console and platform [STAT-009, STAT-010]. */
export function CatalogueCharts({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const translate = useTranslateMessage();
  return (
    <>
      <ChartPanel title={t('consoles')} className="lg:col-span-4">
        <BarTable
          name={t('consoles')}
          rows={4}
          bars={barsOf(translate, statistics?.accounts.consoleDistribution)}
        />
      </ChartPanel>
      <ChartPanel title={t('platforms')} className="lg:col-span-8">
        <BarTable
          name={t('platforms')}
          rows={10}
          wide
          bars={barsOf(translate, statistics?.giftcards.platformDistribution)}
        />
      </ChartPanel>
    </>
  );
}
