import { useTranslation } from '@manette/web-i18n';
import { Badge, Facts, formatAmount, SkeletonLine } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';
import { ChartPanel } from './chart-panel';

/** The state of API and database: loaded figures show that both work [STAT-013]. */
export function SystemHealth({ statistics, failed }: { statistics?: Statistics; failed: boolean }) {
  const { t } = useTranslation('dashboard');
  const state = (well: string) => (
    <Badge dot tone={failed ? 'danger' : 'completed'}>
      {failed ? t('noAnswer') : well}
    </Badge>
  );
  const today = statistics ? (
    <bdi>{formatAmount(statistics.overview.todayMessages)}</bdi>
  ) : (
    <SkeletonLine className="w-10" />
  );
  return (
    <ChartPanel title={t('health')} className="lg:col-span-4">
      <Facts
        facts={[
          { label: t('api'), value: state(t('healthy')) },
          { label: t('database'), value: state(t('connected')) },
          { label: t('messagesToday'), value: today },
        ]}
        className="[&>:last-child]:border-0"
      />
    </ChartPanel>
  );
}
