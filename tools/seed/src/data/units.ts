import type { SlotKind } from '@manette/contracts/rentals';

/** The gift card with codes in the vault: one more than its stock, because a demo order has got one. Codes are invented. */
export const VAULT_CARD = {
  name: 'Xbox US $25',
  codes: Array.from({ length: 13 }, (_, at) => `DEMO-XBOX-25US-${String(at + 1).padStart(4, '0')}`),
};

/** The account with items in the vault. Their content is invented. */
export const VAULT_ACCOUNT = {
  codeName: 'Bouzareah-38',
  items: [1, 2].map((number) => ({
    address: `bouzareah38.${number}@example.test`,
    password: `Demo-Portal-${number}`,
    secondStep: `Demo codes: 1111 222${number}, 3333 444${number}`,
  })),
};

/** The account with a rental ledger: one slot for each unit in stock and for each of its four rentals. */
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
