import { useEffect } from 'react';
import { VERIFICATION_MESSAGES } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { changeUser, useSession } from '@manette/web-session';
import { skipToken, useAppDispatch } from '@manette/web-store';
import { useVerifyEmailQuery } from '../api/verify-email.api';

export type Verification =
  | { state: 'loading' }
  | { state: 'success'; message: string }
  | { state: 'failure'; message: string };

/**
 * Submits the token of the link [ID-030]. If the token belongs to the signed-in user, the stored user is marked verified too
 * [ID-095].
 */
export function useVerification(token: string | undefined): Verification {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data, error } = useVerifyEmailQuery(token || skipToken);

  useEffect(() => {
    if (data && user?._id === data.userId && !user.emailVerified) {
      dispatch(changeUser({ ...user, emailVerified: true }));
    }
  }, [data, user, dispatch]);

  if (!token) return { state: 'failure', message: VERIFICATION_MESSAGES.missing };
  if (data) return { state: 'success', message: data.message };
  if (error) return { state: 'failure', message: errorMessage(error, 'Email verification failed') };
  return { state: 'loading' };
}
