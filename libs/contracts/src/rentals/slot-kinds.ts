import type { Console, Service } from '../catalog/index.js';

export const SLOT_KINDS = [
  'principal_ps4',
  'principal_ps5',
  'offline_ps4',
  'offline_ps5',
  'secondary',
  'complete',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

const CONSOLE_KINDS = {
  PS4: ['ps4'],
  PS5: ['ps5'],
  'PS Portal': ['ps5'],
  'PS4/PS5': ['ps4', 'ps5'],
} as const;

/** Returns the kinds of slot that fit a listing: one kind, or two for some listings of PS4/PS5 [LIF-072]. */
export function slotKindsOf(console: Console, service: Service): SlotKind[] {
  if (service === 'Secondaire_Online') return ['secondary'];
  if (service === 'Compte_Complet') return ['complete'];
  const use = service === 'Offline_Principal' ? 'offline' : 'principal';
  return CONSOLE_KINDS[console].map((name) => `${use}_${name}` as const);
}
