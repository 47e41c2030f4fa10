import { resolve } from 'node:path';

/** The folder of this checkout; everything that the launcher starts runs in it. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');
