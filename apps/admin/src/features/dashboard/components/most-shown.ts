/** How many people of a role the online lists show (specification, section 9). */
export const MOST_SHOWN = 10;
