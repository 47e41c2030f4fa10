/**
 * Isolates the direction of a name, number or text that users entered, so that it keeps its order within Arabic text (Unicode
 * isolates).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
