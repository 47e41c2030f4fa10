/** Names of the Socket.IO rooms that the platform fills; contexts name their own (`{ room }` in an `Audience`). */
export const rooms = {
  everyone: 'everyone',
  admins: 'admins',
  verified: 'verified',
  /** Sockets of readers who save data [POC-070]. */
  lowData: 'low-data',
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
} as const;
