/** Browsers that can save data say so by the Network Information API. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

/**
 * @returns whether nothing but what the reader asked for is to be sent. The choice of 'Low data' (pocket, section 6) belongs
 *   here; until there is one the browser's own setting decides.
 */
export const isLowData = (): boolean => (navigator as Saving).connection?.saveData === true;
