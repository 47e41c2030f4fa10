import { useTranslation } from '@manette/web-i18n';
import { SkeletonLine } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';
import { ChartPanel } from './chart-panel';
import { hoursAndMinutes } from './hours-and-minutes';

const ALIGNED = ['', 'text-center', 'text-end'];

/** The shortest, the average and the longest response time [STAT-011]. */
export function ResponseTimes({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const times = statistics?.tickets.responseTimeStats;
  const { minResponseTime: least, avgResponseTime: average, maxResponseTime: most } = times ?? {};
  const words = (time: number | null | undefined) =>
    typeof time === 'number' ? t('duration', hoursAndMinutes(time)) : '–';
  const isAnswered = typeof least === 'number' && typeof most === 'number' && typeof average === 'number';
  const place = isAnswered && most > least ? ((average - least) / (most - least)) * 100 : 50;
  const rows = [
    { name: t('fastest'), time: least },
    { name: t('average'), time: average },
    { name: t('longest'), time: most },
  ];
  return (
    <ChartPanel title={t('responseTimes')} className="lg:col-span-4">
      {times ? (
        <table role="table" aria-label={t('responseTimes')} className="block">
          <tbody role="rowgroup" className="grid grid-cols-3 gap-2">
            {rows.map(({ name, time }, column) => (
              <tr key={name} role="row" className={`block ${ALIGNED[column]}`}>
                <th
                  scope="row"
                  role="rowheader"
                  className="block text-1 font-read text-muted [text-align:inherit]"
                >
                  {name}
                </th>
                <td role="cell" className="num block text-4 leading-[1.3] font-medium">
                  <bdi>{words(time)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <SkeletonLine className="mt-1 h-[45px]" />
      )}
      <div aria-hidden className="relative my-5 h-3">
        <div className="absolute inset-x-0 top-1 h-1 rounded-full bg-line" />
        {isAnswered && (
          <>
            <div
              className="absolute start-0 top-1 h-1 rounded-full bg-accent"
              style={{ inlineSize: `${place}%` }}
            />
            <div
              className="absolute top-0 h-3 w-0.5 bg-text"
              style={{ insetInlineStart: `min(calc(100% - 2px), ${place}%)` }}
            />
          </>
        )}
      </div>
      <p className="mt-auto text-1 text-muted">{t(times && !isAnswered ? 'unanswered' : 'answered')}</p>
    </ChartPanel>
  );
}
