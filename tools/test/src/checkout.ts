import { resolve } from 'node:path';

/** The folder of this checkout. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** Where the tests leave their reports. */
export const REPORTS = resolve(CHECKOUT, 'dist/test-results');
