import type { ItemRef } from '@manette/contracts/catalog';

/** Only accounts have slots. */
export const accountRef = (id: string): ItemRef => ({ kind: 'account', id });
