import { useState } from 'react';
import { useGetStatisticsQuery } from '../api/statistics.api';
import { useEvery } from './use-every';

const REFRESH_MS = 30_000;

/** The figures, silently refreshed every 30 s [STAT-045, STAT-046] and by hand [STAT-003]. */
export function useStatistics() {
  const { data, error, isFetching, refetch } = useGetStatisticsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [byHand, setByHand] = useState(false);
  useEvery(REFRESH_MS, () => void refetch());
  const refresh = async () => {
    setByHand(true);
    await refetch();
    setByHand(false);
  };
  // While a failed load is tried again its error stays, so that nothing flickers.
  return { statistics: data, failed: error !== undefined, isFetching, refreshing: byHand, refresh };
}
