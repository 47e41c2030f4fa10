/** How long messages are kept for processes that have lost their connection. */
export const RETENTION_SECONDS = 600;
