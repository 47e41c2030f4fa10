/** Names of the Socket.IO rooms. */
export const rooms = {
  everyone: 'everyone',
  admins: 'admins',
  publicChat: 'public-chat',
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  ticket: (id: string) => `ticket:${id}`,
} as const;
