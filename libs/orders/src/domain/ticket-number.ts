/** The readable number of the n-th ticket: `T-000123`, longer from the millionth on. */
export const ticketNumber = (n: number | bigint | string): string => `T-${String(n).padStart(6, '0')}`;
