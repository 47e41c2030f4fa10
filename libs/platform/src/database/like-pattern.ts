/** A pattern for LIKE that finds the text anywhere, as typed: its wildcards stand for themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
