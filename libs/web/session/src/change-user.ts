import type { UserView } from '@manette/contracts/identity';
import { readToken, storeUser } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { changed } from './session.slice';

/** Takes over what the server said about the signed-in user, in the store and in local storage. */
export const changeUser =
  (user: UserView): AppThunk =>
  (dispatch) => {
    if (readToken()) storeUser(user);
    dispatch(changed(user));
  };
