import { useId, useState } from 'react';
import type { TermView } from '@manette/contracts/rentals';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { formatDayOfYear, Panel } from '@manette/web-ui';
import { TimelineTable } from './timeline-table';
import { AFTER, barsOf, BEFORE, TODAY, type Bar } from './timeline-span';

const ROW = 20;
const THICK = 12;

const colourOf = ({ overdue, state, daysLeft }: TermView): string => {
  if (overdue) return 'var(--danger)';
  if (state === 'returning') return 'var(--progress)';
  return daysLeft !== null && daysLeft <= 7 ? 'var(--pending)' : 'var(--completed)';
};

/** A chart of the rentals of the last month and the next two, and the same data as a table [LIF-094]. */
export function Timeline({ terms }: { terms: readonly TermView[] }) {
  const { t } = useTranslation('manageRentals');
  const id = useId();
  const [now] = useState(() => Date.now());
  const running = terms.filter(({ state }) => state !== 'ended');
  return (
    <Panel aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 text-4">
        {t('timeline')}
      </h2>
      {running.length === 0 ? (
        <p className="text-2 text-muted">{t('timelineEmpty')}</p>
      ) : (
        <>
          <Picture bars={barsOf(running, now)} />
          <Scale now={now} />
          <TimelineTable terms={running} />
        </>
      )}
    </Panel>
  );
}

/** The first and the last day of the chart; the table below it has the dates of each rental. */
function Scale({ now }: { now: number }) {
  const { t } = useTranslation('manageRentals');
  const locale = useDateLocale();
  return (
    <div className="relative mt-1 mb-4 flex justify-between text-1 text-muted">
      <bdi>{formatDayOfYear(now - BEFORE, locale)}</bdi>
      <span className="absolute" style={{ insetInlineStart: `${TODAY}%` }}>
        {t('today')}
      </span>
      <bdi>{formatDayOfYear(now + AFTER, locale)}</bdi>
    </div>
  );
}

function Picture({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation('manageRentals');
  const height = bars.length * ROW + ROW;
  return (
    <svg
      role="img"
      aria-label={t('timelinePicture', { count: bars.length })}
      width="100%"
      height={height}
      className="rounded-control bg-fill rtl:-scale-x-100"
    >
      {bars.map(({ term, start, width }, row) => (
        <rect
          key={term._id}
          x={`${start}%`}
          y={row * ROW + (ROW - THICK) / 2}
          width={`${width}%`}
          height={THICK}
          rx={3}
          fill={colourOf(term)}
        >
          <title>{`${term.account.codeName}, ${term.client.username}`}</title>
        </rect>
      ))}
      <line x1={`${TODAY}%`} x2={`${TODAY}%`} y1={0} y2={height} stroke="var(--text)" strokeDasharray="3 3" />
    </svg>
  );
}
