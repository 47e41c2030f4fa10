import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Panel } from '@manette/web-ui';

export interface ChartPanelProps {
  title: string;
  /** Shown at the end of the heading: a total or a status. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A region of the dashboard with its heading. */
export function ChartPanel({ title, note, className, children }: ChartPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className={clsx('flex flex-col', className)}>
      <div className="mb-4 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-3">
          {title}
        </h2>
        {note !== undefined && <div className="text-2 text-muted">{note}</div>}
      </div>
      {children}
    </Panel>
  );
}
