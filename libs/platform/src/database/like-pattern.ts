/** Returns a LIKE pattern that finds the text anywhere; wildcards in the text are escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
