import { join } from 'node:path';

/** The folder of the checkout that this file belongs to. */
export const CHECKOUT = join(import.meta.dirname, '..');
