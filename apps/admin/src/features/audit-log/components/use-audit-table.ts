import { useEffect, useEffectEvent } from 'react';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@manette/contracts/audit';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { onReconnected } from '@manette/web-realtime';
import { fromLocal } from '../../../components/local-time';
import { useGetAuditEntriesInfiniteQuery } from '../api/audit.api';

/** The interval at which the list is refetched while the page is visible, in milliseconds. */
export const LOOK_AGAIN_MS = 10_000;

/** Returns the table's filters from the address bar, and the matching entries. Refetches the list while the page is visible. */
export function useAuditTable() {
  const controls = useAddressFilters('action', 'outcome', 'from', 'to');
  const { chosen } = controls;
  const filters = {
    action: oneOf(AUDIT_ACTIONS, chosen.action),
    outcome: oneOf(AUDIT_OUTCOMES, chosen.outcome),
    from: chosen.from && fromLocal(chosen.from),
    to: chosen.to && fromLocal(chosen.to),
  };
  const list = useGetAuditEntriesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const look = useEffectEvent(() => {
    if (!document.hidden && !list.isFetching) void list.refetch();
  });
  useEffect(() => {
    const again = () => look();
    const timer = setInterval(again, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    const stop = onReconnected(again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      stop();
    };
  }, []);
  return { controls, filters, list };
}

export type AuditControls = ReturnType<typeof useAuditTable>['controls'];
