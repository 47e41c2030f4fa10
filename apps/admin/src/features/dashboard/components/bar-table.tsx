import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { formatAmount, SkeletonLine } from '@manette/web-ui';

export interface Bar {
  id: string;
  label: ReactNode;
  count: number;
  /** A colour of the design system; the accent by default. */
  ink?: string;
}

const LINE =
  "before:[grid-area:2/1/3/-1] before:h-2.5 before:rounded-[3px] before:bg-fill before:content-[''] " +
  "after:[grid-area:2/1/3/-1] after:h-2.5 after:w-(--share) after:rounded-[3px] after:bg-(--ink) after:content-[''] " +
  'after:transition-[width] after:duration-200 motion-reduce:after:transition-none';

const percent = (count: number, total: number) =>
  total === 0 ? '0%' : `${Math.round((count / total) * 100)}%`;

/**
 * A distribution as a table whose rows are drawn as bars, so that assistive technology can read the values. `wide` shows two
 * bars side by side on a wide screen.
 */
export function BarTable({
  name,
  bars,
  rows,
  wide,
}: {
  name: string;
  bars?: Bar[];
  rows: number;
  wide?: boolean;
}) {
  const body = clsx('grid flex-1 content-evenly gap-x-8 gap-y-3', wide && 'sm:grid-cols-2');
  if (!bars)
    return (
      <div aria-hidden className={body}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="h-[34px]">
            <SkeletonLine className="mt-1 h-2.5 w-2/5" />
            <SkeletonLine className="mt-2 h-2.5" />
          </div>
        ))}
      </div>
    );
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table role="table" aria-label={name} className="flex flex-1 flex-col">
      <tbody role="rowgroup" className={body}>
        {bars.map(({ id, label, count, ink = 'var(--accent)' }) => (
          <tr
            key={id}
            role="row"
            style={{ '--share': `${(count / most) * 100}%`, '--ink': ink } as CSSProperties}
            className={clsx(
              'grid h-[34px] grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-2 leading-[20px]',
              LINE,
            )}
          >
            <th scope="row" role="rowheader" className="truncate text-start font-read">
              {label}
            </th>
            <td role="cell" className="num font-medium">
              <bdi>{formatAmount(count)}</bdi>{' '}
              <bdi className="inline-block min-w-9 text-end text-1 font-read text-muted">
                {percent(count, total)}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
