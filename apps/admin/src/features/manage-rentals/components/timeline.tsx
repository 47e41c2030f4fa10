import { useId, useState } from 'react';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Panel } from '@manette/web-ui';
import { TimelineTable } from './timeline-table';
import { barsOf, TODAY, type Bar } from './timeline-span';

const ROW = 20;
const THICK = 12;

const colourOf = ({ overdue, state, daysLeft }: TermView): string => {
  if (overdue) return 'var(--danger)';
  if (state === 'returning') return 'var(--progress)';
  return daysLeft !== null && daysLeft <= 7 ? 'var(--pending)' : 'var(--completed)';
};

/** When the rentals run: a picture of the last month and the next two, and the same as a table [LIF-094]. */
export function Timeline({ terms }: { terms: readonly TermView[] }) {
  const { t } = useTranslation('manageRentals');
  const id = useId();
  const [now] = useState(() => Date.now());
  const running = terms.filter(({ state }) => state !== 'ended');
  if (running.length === 0) return null;
  return (
    <Panel aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 text-4">
        {t('timeline')}
      </h2>
      <Picture bars={barsOf(running, now)} />
      <TimelineTable terms={running} />
    </Panel>
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
      className="mb-4 rounded-control bg-fill rtl:-scale-x-100"
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
