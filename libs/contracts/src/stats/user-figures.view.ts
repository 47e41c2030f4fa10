import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { ROLES } from '../identity/user.view.js';
import { distribution, trend } from './distribution.js';

/** [STAT-037..040] */
export const userFiguresView = z.object({
  registrationTrends: trend,
  userRoles: distribution(z.enum(ROLES)),
  emailVerification: z.object({ verified: z.int(), unverified: z.int() }),
  recentUsers: z.array(
    z.object({ _id: uuid, username: z.string(), role: z.enum(ROLES), createdAt: isoTime }),
  ),
});
export type UserFiguresView = z.infer<typeof userFiguresView>;
