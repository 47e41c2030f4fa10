import type { SlotKind } from '@manette/contracts/rentals';

const PREFIXES: Record<SlotKind, string> = {
  principal_ps4: 'PS4',
  principal_ps5: 'PS5',
  offline_ps4: 'PS4',
  offline_ps5: 'PS5',
  secondary: 'S',
  complete: 'C',
};

/**
 * Returns the label of a slot for administrators, for example `PS5-2`. All kinds of a listing have the same use, so
 * the console is enough.
 */
export const slotLabel = (kind: SlotKind, number: number): string => `${PREFIXES[kind]}-${number}`;
