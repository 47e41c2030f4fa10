/** Isolates the direction of a text that users entered (Unicode isolates). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
