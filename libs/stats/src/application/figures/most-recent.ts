/** How many of the newest tickets, messages, listings and users are told. */
export const MOST_RECENT = 10;
