import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';

export const ROLES = ['admin', 'client'] as const;
export type Role = (typeof ROLES)[number];

const picture = z.nullable(z.string());

/** A user, as seen by that user and by administrators [ID-053..062]. */
export const userView = z.object({
  _id: uuid,
  id: uuid,
  username: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  googleId: z.optional(z.string()),
  profilePicture: picture,
  isOnline: z.boolean(),
  lastSeen: z.nullable(isoTime),
  createdAt: isoTime,
});
export type UserView = z.infer<typeof userView>;

/** A user, as seen by other users (contract, section 2). */
export const publicUserView = z.object({
  _id: uuid,
  username: z.string(),
  role: z.enum(ROLES),
  profilePicture: picture,
  isOnline: z.boolean(),
});
export type PublicUserView = z.infer<typeof publicUserView>;

/** An entry of the online lists [ID-064]. */
export const onlineUserView = z.object({
  _id: uuid,
  username: z.string(),
  role: z.enum(ROLES),
  isOnline: z.boolean(),
});
export type OnlineUserView = z.infer<typeof onlineUserView>;

export interface OnlineUsersView {
  admins: OnlineUserView[];
  clients: OnlineUserView[];
  total: number;
}
