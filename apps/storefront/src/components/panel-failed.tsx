import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isUnanswered, reach } from '@manette/web-api';
import { Panel } from '@manette/web-ui';
import { LoadFailed } from './load-failed';

interface PanelFailedProps {
  title: string;
  /** The query of the panel's data. */
  load: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** @returns whether loading failed because the server is unreachable; loads again once it is reachable */
function useWaitsForServer({ error, refetch }: PanelFailedProps['load']): boolean {
  const isOut = useSyncExternalStore(reach.subscribe, reach.isOut);
  const waits = isOut && isUnanswered(error);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !waits) void refetch();
    waited.current = waits;
  }, [waits, refetch]);
  return waits;
}

/**
 * A panel without data: shows nothing while it loads or the server is unreachable, which the page says by itself, and a retry
 * button when loading has failed.
 */
export function PanelFailed({ title, load }: PanelFailedProps) {
  const waits = useWaitsForServer(load);
  if (load.error === undefined || waits) return null;
  return (
    <Panel aria-label={title} className="grid gap-3">
      <h2 className="text-3 font-bold">{title}</h2>
      <LoadFailed retrying={load.isFetching} onRetry={() => void load.refetch()} />
    </Panel>
  );
}
