/** How long messages are kept for processes that lost their database connection. */
export const RETENTION_SECONDS = 600;
