/** How many of the newest tickets, messages, listings and users are shown. */
export const RECENT_LIMIT = 10;
