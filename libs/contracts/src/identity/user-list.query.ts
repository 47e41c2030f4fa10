import * as z from 'zod/mini';
import { pageQuery, searchText } from '../http/page.js';
import { ROLES } from './user.view.js';

/** `GET /users` [API-014]; `all` means no filter. */
export const userListQuery = z.object({
  ...pageQuery,
  q: searchText,
  role: z.optional(z.enum(['all', ...ROLES], 'role is unknown')),
  status: z.optional(z.enum(['all', 'active', 'inactive'], 'status is unknown')),
});
export type UserListQuery = z.infer<typeof userListQuery>;
