import type { SlotKind } from '@manette/contracts/rentals';

/** The card whose codes lie in the vault; one more than it has left, as an order of the demo has got one. Codes are invented. */
export const VAULT_CARD = {
  name: 'Xbox US $25',
  codes: Array.from({ length: 13 }, (_, at) => `DEMO-XBOX-25US-${String(at + 1).padStart(4, '0')}`),
};

/** The account whose units lie in the vault, with invented content. */
export const VAULT_ACCOUNT = {
  codeName: 'Bouzareah-38',
  items: [1, 2].map((number) => ({
    address: `bouzareah38.${number}@example.test`,
    password: `Demo-Portal-${number}`,
    secondStep: `Demo codes: 1111 222${number}, 3333 444${number}`,
  })),
};

/** The account with a rental ledger: as many slots as it has left, and those of its four rentals. */
export const LEDGER_ACCOUNT = {
  codeName: 'Meknes-51',
  openedDaysAgo: 90,
  slots: { principal_ps4: 3, principal_ps5: 4 } satisfies Partial<Record<SlotKind, number>>,
};

/** A rental that began before the ledger, without a ticket. */
export const FORMER_RENTAL = {
  client: 'sofia_k',
  slotKind: 'principal_ps4',
  startedDaysAgo: 79,
  endsInDays: 2.4,
} as const;
