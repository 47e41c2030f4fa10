/** Names of the Socket.IO rooms that the platform fills; contexts name their own (`{ room }` in an `Audience`). */
export const rooms = {
  everyone: 'everyone',
  admins: 'admins',
  verified: 'verified',
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
} as const;
