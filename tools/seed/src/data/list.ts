/** Splits 'Night Harbour, Deepwell' into its names. No name contains a comma. */
export const list = (names: string): string[] => names.split(', ');
