import type { UserView } from '@manette/contracts/identity';
import { changeUser } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { useEditUserMutation } from '../api/users.api';
import { userChanges, type Locked, type UserFormResult } from './user-form';

/**
 * @returns `save(fields)`, which throws the api's errors; a change of the signed-in user shows immediately in the navigation
 */
export function useEditUser(user: UserView, locked: Locked) {
  const dispatch = useAppDispatch();
  const [editUser] = useEditUserMutation();
  return async (fields: UserFormResult) => {
    const saved = await editUser({ id: user._id, changes: userChanges(locked, fields) }).unwrap();
    dispatch(changeUser(saved));
  };
}
