import { Panel } from '@manette/web-ui';
import { LoadFailed } from './load-failed';

interface PanelFailedProps {
  title: string;
  /** The query of the panel's data. */
  load: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A panel without data: shows nothing while it loads, and a retry button when loading has failed. */
export function PanelFailed({ title, load }: PanelFailedProps) {
  if (load.error === undefined) return null;
  return (
    <Panel aria-label={title} className="grid gap-3">
      <h2 className="text-3 font-bold">{title}</h2>
      <LoadFailed retrying={load.isFetching} onRetry={() => void load.refetch()} />
    </Panel>
  );
}
