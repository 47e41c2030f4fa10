import type { RatingFiguresView } from '@manette/contracts/stats';
import { useTranslation } from '@manette/web-i18n';
import { ChartPanel } from './chart-panel';

/** The ratings of orders, in total and by the administrator to whom they were assigned [LIF-104]. */
export function Ratings({ figures: { average, count, byAdmin } }: { figures: RatingFiguresView }) {
  const { t } = useTranslation('dashboard');
  return (
    <ChartPanel
      title={t('ratings')}
      note={average === null ? undefined : t('rated', { average, count })}
      className="lg:col-span-12"
    >
      {byAdmin.length === 0 ? (
        <p className="text-2 text-muted">{t('noRatings')}</p>
      ) : (
        <table aria-label={t('ratingsByAdmin')} className="w-full text-2">
          <thead className="text-1 text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-read">
                {t('role.admin')}
              </th>
              <th scope="col" className="py-1 text-end font-read">
                {t('average')}
              </th>
              <th scope="col" className="py-1 text-end font-read">
                {t('ratings')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {byAdmin.map((admin) => (
              <tr key={admin._id}>
                <th scope="row" className="max-w-0 truncate py-2 text-start font-read">
                  <bdi>{admin.username}</bdi>
                </th>
                <td className="num py-2 text-end font-medium">{admin.average}</td>
                <td className="num py-2 text-end">{admin.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ChartPanel>
  );
}
