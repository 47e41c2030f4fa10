import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Trend } from '@manette/contracts/stats';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { formatDayOfYear } from '@manette/web-ui';
import { parseISO } from 'date-fns';

const WEEK = 7;

/** Aligns the label of a day with its column; at the edges, so that it does not stick out of the chart. */
function alignmentAt(place: number, days: number): string {
  if (place <= 1) return 'justify-start self-start';
  return place === days - 1 ? 'justify-end self-end' : 'justify-center self-center';
}

/** One column per day, as a table; the highest and the last day show their count, the others on hover. */
export function DayChart({ name, days }: { name: string; days: Trend }) {
  const { t } = useTranslation('dashboard');
  const locale = useDateLocale();
  const most = Math.max(...days.map(({ count }) => count));
  const highest = days.findLastIndex(({ count }) => count === most);
  const named = (place: number) => most > 0 && (place === highest || place === days.length - 1);
  return (
    <table role="table" aria-label={name} className="mt-auto block">
      <tbody role="rowgroup" className="flex h-[200px] gap-[2px] sm:gap-1">
        {days.map(({ _id, count }, place) => {
          const day = formatDayOfYear(parseISO(_id), locale);
          const isLast = place === days.length - 1;
          const age = days.length - 1 - place;
          const isLabelled = age % WEEK === 0;
          // A phone has space for the label of every second week.
          const isBetween = age % (2 * WEEK) !== 0;
          return (
            <tr
              key={_id}
              role="row"
              title={`${day}: ${count}`}
              style={{ '--share': most === 0 ? 0 : count / most } as CSSProperties}
              className={clsx(
                'group flex min-w-0 flex-1 flex-col justify-end text-1 leading-none',
                "after:order-2 after:h-[max(2px,calc(var(--share)*150px))] after:rounded-t-[3px] after:content-['']",
                'after:transition-[height] after:duration-200 motion-reduce:after:transition-none',
                isLast ? 'after:bg-accent' : 'after:bg-control hover:after:bg-text',
              )}
            >
              <th
                scope="row"
                role="rowheader"
                className={clsx(
                  'order-3 flex h-7 w-0 items-end font-read whitespace-nowrap text-muted',
                  alignmentAt(place, days.length),
                )}
              >
                <span className={clsx(!isLabelled && 'sr-only', isBetween && 'max-sm:sr-only')}>
                  {isLast ? t('today') : day}
                </span>
              </th>
              <td
                role="cell"
                className={clsx(
                  'order-1 mb-1.5 flex w-0 justify-center self-center font-medium tabular-nums',
                  !named(place) && 'opacity-0 group-hover:opacity-100',
                )}
              >
                {count}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
