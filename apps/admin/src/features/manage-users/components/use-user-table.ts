import { ROLES } from '@manette/contracts/identity';
import { oneOf, useAddressFilters } from '@manette/web-lists';
import { useGetUsersInfiniteQuery, type UserFilters } from '../api/users.api';

export const USER_STATUSES = ['active', 'inactive'] as const;

/** Returns the table's filters from the address bar, and the matching users. */
export function useUserTable() {
  const controls = useAddressFilters('role', 'status');
  const { chosen } = controls;
  const filters: UserFilters = {
    q: chosen.q,
    role: oneOf(ROLES, chosen.role),
    status: oneOf(USER_STATUSES, chosen.status),
  };
  return { controls, list: useGetUsersInfiniteQuery(filters) };
}

export type UserFilterControls = ReturnType<typeof useUserTable>['controls'];
