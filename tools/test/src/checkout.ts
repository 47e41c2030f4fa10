import { resolve } from 'node:path';

/** The folder of this checkout. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** The folder into which tests write their reports. */
export const REPORTS = resolve(CHECKOUT, 'dist/test-results');
