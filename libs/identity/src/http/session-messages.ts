/** What the calls about sessions answer. */
export const SESSION_MESSAGES = {
  ended: 'Session ended',
  allEnded: 'Sessions ended',
  notFound: 'Session not found',
} as const;
