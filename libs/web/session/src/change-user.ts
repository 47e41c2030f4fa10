import type { UserView } from '@manette/contracts/identity';
import { storeUser } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { changed, selectUser } from './session.slice';

/** Takes over what the server said about the signed-in user, in the store and in local storage; others are ignored. */
export const changeUser =
  (user: UserView): AppThunk =>
  (dispatch, getState) => {
    if (selectUser(getState())?._id !== user._id) return;
    storeUser(user);
    dispatch(changed(user));
  };
