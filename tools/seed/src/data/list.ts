/** Splits 'Night Harbour, Deepwell' into its names; no name holds a comma. */
export const list = (names: string): string[] => names.split(', ');
