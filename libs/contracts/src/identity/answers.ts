import * as z from 'zod/mini';
import { onlineUserView, userView } from './user.view.js';

/** The responses of identity's routes, for the OpenAPI document. */
export const userAnswer = z.object({ user: userView });
export const sessionAnswer = z.object({
  token: z.string(),
  user: userView,
  requiresEmailVerification: z.optional(z.boolean()),
});
export const messageAnswer = z.object({ message: z.string() });
export const emailVerifiedAnswer = z.object({ message: z.string(), userId: z.uuid() });
export const onlineUsersAnswer = z.object({
  onlineUsers: z.object({
    admins: z.array(onlineUserView),
    clients: z.array(onlineUserView),
    total: z.int(),
  }),
});
export const usersAnswer = z.object({
  users: z.array(userView),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});
export const profilePictureAnswer = z.object({ profilePicture: z.string() });
