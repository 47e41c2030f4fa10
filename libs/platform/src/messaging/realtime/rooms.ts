/** Names of the Socket.IO rooms that the platform fills; contexts name rooms of their own (`{ room }` in an `Audience`). */
export const rooms = {
  everyone: 'everyone',
  admins: 'admins',
  verified: 'verified',
  /** Sockets of browsers with low data on [POC-070]. */
  lowData: 'low-data',
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
} as const;
