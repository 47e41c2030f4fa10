import { useState } from 'react';
import { useOnReconnected } from '@manette/web-realtime';
import { useGetOnlineUsersQuery } from '../api/online-users.api';
import { useGetStatisticsQuery } from '../api/statistics.api';
import { useEvery } from './use-every';

const REFRESH_MS = 30_000;
const ANEW = { refetchOnMountOrArgChange: true };

/** Figures and people, silently refreshed every 30 s [STAT-045, STAT-046] and by hand [STAT-003]. */
export function useDashboard() {
  const { data: statistics, error, refetch } = useGetStatisticsQuery(undefined, ANEW);
  const { data: online, refetch: refetchOnline } = useGetOnlineUsersQuery(undefined, ANEW);
  const [refreshing, setRefreshing] = useState(false);
  const silently = () => Promise.all([refetch(), refetchOnline()]);
  useEvery(REFRESH_MS, () => void silently());
  useOnReconnected(() => void silently());
  const refresh = async () => {
    setRefreshing(true);
    await silently();
    setRefreshing(false);
  };
  // While a failed load is tried again its error stays, so that nothing flickers.
  return { statistics, failed: error !== undefined, online, refreshing, refresh };
}
