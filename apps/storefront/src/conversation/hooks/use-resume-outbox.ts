import { useEffect } from 'react';
import { useSession } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { hasPendingMessages } from '../outbox/pending-flag';

/** Sends the pending messages of an earlier visit, on any page of the storefront; loads the sender only if there are some. */
export function useResumeOutbox(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn || !hasPendingMessages()) return;
    import('../outbox/page-outbox').then(
      ({ pageOutbox }) => void dispatch(pageOutbox()),
      (error: Error) => console.warn('Waiting messages cannot be sent now', error.message),
    );
  }, [isSignedIn, dispatch]);
}
