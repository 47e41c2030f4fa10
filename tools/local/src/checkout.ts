import { resolve } from 'node:path';

/** The folder of this checkout. Processes that the launcher starts have it as working directory. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');
