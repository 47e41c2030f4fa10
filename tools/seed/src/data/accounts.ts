import type { AccountListing } from './account-listing.js';
import { COMPLET } from './accounts/complet.js';
import { OFFLINE } from './accounts/offline.js';
import { PRINCIPAL } from './accounts/principal.js';
import { SECONDAIRE } from './accounts/secondaire.js';

export type { AccountListing } from './account-listing.js';

/** All accounts, oldest first. They are created in this order, so that the page shows the newest one first. */
export const ACCOUNTS: readonly AccountListing[] = [...SECONDAIRE, ...PRINCIPAL, ...OFFLINE, ...COMPLET].sort(
  (one, other) => other.ageDays - one.ageDays,
);
