import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery, searchText } from '../http/page.js';
import { ROLES } from './user.view.js';

/** `GET /users` [API-014]. */
export const userListQuery = z.object({
  ...pageQuery,
  q: searchText,
  role: choice(ROLES, 'role is unknown'),
  status: choice(['active', 'inactive'], 'status is unknown'),
});
export type UserListQuery = z.infer<typeof userListQuery>;
