/** Converts a time of a row, which the driver returns as text, to the form in which the API returns it. */
export const isoTime = (time: Date | string): string => new Date(time).toISOString();
