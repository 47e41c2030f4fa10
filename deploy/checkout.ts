import { join } from 'node:path';

/** The root folder of this checkout. */
export const CHECKOUT = join(import.meta.dirname, '..');
