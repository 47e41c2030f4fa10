import { wholeNumber } from '../http/text.js';

/** The number of units of a listing that are left [CAT-108, CAT-124]. */
export const stock = wholeNumber(
  'Available must be a whole number',
  { value: 0, message: 'Available must be at least 0' },
  { value: 1_000_000, message: 'Available must be at most 1000000' },
);
