import { onDropped, onReconnected, subscribe } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { changeUser } from './change-user';
import { sessionApi } from './session.api';
import { isSigningOut } from './sign-in';
import { readToken } from './stored-session';

/** Refetches the signed-in user; a session that has ended leads to /login [ID-078, ID-079]. */
const refetchUser = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  if (token === null || isSigningOut()) return;
  const asked = sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(asked);
  if (data && readToken() === token) dispatch(changeUser(data.user));
};

/**
 * Keeps the signed-in user up to date [ID-069]. Refetches when the server emits a change (made an administrator, verified on a
 * phone), after a reconnection, because a change may have been missed, and when the server closes the connection, because the
 * user may have been deactivated or deleted, or may have set a new password elsewhere.
 * @returns a function that unsubscribes
 */
export const syncUser = (): AppThunk<() => void> => (dispatch) => {
  const ask = () => void dispatch(refetchUser());
  const stops = [subscribe('user_updated', ask), onReconnected(ask), onDropped(ask)];
  return () => stops.forEach((stop) => stop());
};
