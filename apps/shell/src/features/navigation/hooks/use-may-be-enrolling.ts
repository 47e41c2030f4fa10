import { useEffect, useState } from 'react';
import type { UserView } from '@manette/contracts/identity';
import { onceConnected, selectRealtime } from '@manette/web-realtime';
import { useLocation } from '@manette/web-router';
import { useAppSelector } from '@manette/web-store';
import { ENROLLING_PAGE } from '../../../signed-in/enrolling-page';

/**
 * Returns whether this administrator may still have to set up two-step sign-in [TRU-036]: until then the server refuses the
 * connection, and every call but those of the page that sets it up.
 */
export function useMayBeEnrolling({ role }: UserView): boolean {
  const { pathname } = useLocation();
  const isConnected = useAppSelector((state) => selectRealtime(state).status === 'connected');
  const [hasConnected, setConnected] = useState(false);
  useEffect(() => onceConnected(() => setConnected(true)), []);
  return role === 'admin' && pathname === ENROLLING_PAGE && !isConnected && !hasConnected;
}
