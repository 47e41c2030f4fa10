import { useState } from 'react';
import { useOnReconnected } from '@manette/web-realtime';
import { useGetOnlineUsersQuery } from '../api/online-users.api';
import { useGetRatingFiguresQuery, useGetStatisticsQuery } from '../api/statistics.api';
import { useInterval } from './use-interval';

const REFRESH_MS = 30_000;
const ALWAYS_REFETCH = { refetchOnMountOrArgChange: true };

/**
 * Returns figures and online users, refreshed every 30 s without a loading state [STAT-045, STAT-046] and by a button
 * [STAT-003].
 */
export function useDashboard() {
  const { data: statistics, error, refetch } = useGetStatisticsQuery(undefined, ALWAYS_REFETCH);
  const { data: online, refetch: refetchOnline } = useGetOnlineUsersQuery(undefined, ALWAYS_REFETCH);
  const { data: ratings, refetch: refetchRatings } = useGetRatingFiguresQuery(undefined, ALWAYS_REFETCH);
  const [refreshing, setRefreshing] = useState(false);
  const refetchAll = () => Promise.all([refetch(), refetchOnline(), refetchRatings()]);
  useInterval(REFRESH_MS, () => void refetchAll());
  useOnReconnected(() => void refetchAll());
  const refresh = async () => {
    setRefreshing(true);
    await refetchAll();
    setRefreshing(false);
  };
  // The error of a failed load stays during the retry, so that the page does not flicker.
  return { statistics, failed: error !== undefined, ratings, online, refreshing, refresh };
}
