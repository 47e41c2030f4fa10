import type { SlotKind } from '@manette/contracts/rentals';

const PREFIXES: Record<SlotKind, string> = {
  principal_ps4: 'PS4',
  principal_ps5: 'PS5',
  offline_ps4: 'PS4',
  offline_ps5: 'PS5',
  secondary: 'S',
  complete: 'C',
};

/** What administrators call a slot: `PS5-2`. A listing's kinds are of one use, so the console says enough. */
export const slotLabel = (kind: SlotKind, number: number): string => `${PREFIXES[kind]}-${number}`;
