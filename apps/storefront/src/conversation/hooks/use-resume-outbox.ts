import { useEffect } from 'react';
import { loadWhenReachable } from '@manette/web-realtime';
import { useSession } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { hasPendingMessages } from '../outbox/pending-flag';

/** Sends the pending messages of an earlier visit, on any page of the storefront; loads the sender only if there are some. */
export function useResumeOutbox(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn || !hasPendingMessages()) return undefined;
    let isOver = false;
    void loadWhenReachable(() => import('../outbox/page-outbox')).then(({ pageOutbox }) => {
      if (!isOver) dispatch(pageOutbox());
    });
    return () => void (isOver = true);
  }, [isSignedIn, dispatch]);
}
