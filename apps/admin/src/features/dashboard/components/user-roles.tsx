import { useTranslation } from '@manette/web-i18n';
import type { Statistics } from '../api/statistics.api';
import { BarTable } from './bar-table';
import { ChartPanel } from './chart-panel';

const ROLES = {
  client: { words: 'clients', ink: 'var(--progress)' },
  admin: { words: 'admins', ink: 'var(--completed)' },
} as const;

/** The distribution of users by role [STAT-012]. */
export function UserRoles({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  return (
    <ChartPanel title={t('roles')} className="lg:col-span-4">
      <BarTable
        name={t('roles')}
        rows={2}
        bars={statistics?.users.userRoles
          .map(({ _id, count }) => ({ id: _id, label: t(ROLES[_id].words), count, ink: ROLES[_id].ink }))
          .reverse()}
      />
    </ChartPanel>
  );
}
