import type { UserView } from '@manette/contracts/identity';
import { TAGS, api, forgetKept } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { changed, selectUser } from './session.slice';
import { storeUser } from './stored-session';

const USER_TAGS = TAGS.filter((tag) => tag !== 'Config');

/** Updates the signed-in user in the store; other users are ignored. */
export const applyUserChange =
  (user: UserView): AppThunk =>
  (dispatch, getState) => {
    const before = selectUser(getState());
    if (before?._id !== user._id) return;
    dispatch(changed(user));
    // The server responds differently to an administrator and a client, e.g. with the tickets of all users.
    if (before.role === user.role) return;
    void forgetKept();
    dispatch(api.util.invalidateTags(USER_TAGS));
  };

/** Updates the signed-in user in the store and in local storage; other users are ignored. */
export const changeUser =
  (user: UserView): AppThunk =>
  (dispatch, getState) => {
    if (selectUser(getState())?._id !== user._id) return;
    storeUser(user);
    dispatch(applyUserChange(user));
  };
