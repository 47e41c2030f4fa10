import { onDropped, onReconnected, subscribe } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { changeUser } from './change-user';
import { sessionApi } from './session.api';
import { isSigningOut } from './sign-in';
import { readToken } from './stored-session';

/** Asks the server who is signed in here and takes it over; a session that has ended leads to /login [ID-078, ID-079]. */
const askAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  if (token === null || isSigningOut()) return;
  const asked = sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(asked);
  if (data && readToken() === token) dispatch(changeUser(data.user));
};

/**
 * Keeps the user of this page true [ID-069]: asks when the server says that they changed (made an administrator, verified
 * on a phone), when the line comes back and may have missed that, and when the server lets the connection go, because
 * somebody may have been deactivated or deleted, or chosen a new password elsewhere.
 * @returns stops following
 */
export const syncUser = (): AppThunk<() => void> => (dispatch) => {
  const ask = () => void dispatch(askAgain());
  const stops = [subscribe('user_updated', ask), onReconnected(ask), onDropped(ask)];
  return () => stops.forEach((stop) => stop());
};
