/** The number of users per role in the online lists (specification, section 9). */
export const MAX_SHOWN = 10;
