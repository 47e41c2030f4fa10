/** The messages of the calls about sessions. */
export const SESSION_MESSAGES = {
  ended: 'Session ended',
  allEnded: 'Sessions ended',
  notFound: 'Session not found',
} as const;
