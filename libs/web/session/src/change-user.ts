import type { UserView } from '@manette/contracts/identity';
import { TAGS, api } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { changed, selectUser } from './session.slice';
import { storeUser } from './stored-session';

const OF_A_PERSON = TAGS.filter((tag) => tag !== 'Config');

/** Shows what changed about the signed-in user; others are ignored. */
export const applyUserChange =
  (user: UserView): AppThunk =>
  (dispatch, getState) => {
    const before = selectUser(getState());
    if (before?._id !== user._id) return;
    dispatch(changed(user));
    // An administrator is answered otherwise than a client: with everybody's tickets, say.
    if (before.role !== user.role) dispatch(api.util.invalidateTags(OF_A_PERSON));
  };

/** Takes over what the server said about the signed-in user, in the store and in local storage; others are ignored. */
export const changeUser =
  (user: UserView): AppThunk =>
  (dispatch, getState) => {
    if (selectUser(getState())?._id !== user._id) return;
    storeUser(user);
    dispatch(applyUserChange(user));
  };
