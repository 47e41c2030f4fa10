import { readToken } from '@manette/web-api';
import { onLetGo } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { sessionApi } from './session.api';
import { isSigningOut } from './sign-in';

/**
 * When the server lets the connection go, somebody may have been deactivated or deleted, or chosen a new password
 * elsewhere. The call that asks is refused then like any other, and leads to /login [ID-078, ID-079].
 * @returns stops asking
 */
export const askWhenLetGo = (): AppThunk<() => void> => (dispatch) =>
  onLetGo(() => {
    if (readToken() === null || isSigningOut()) return;
    void dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
  });
