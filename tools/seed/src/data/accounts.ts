import type { AccountListing } from './account-listing.js';
import { COMPLET } from './accounts/complet.js';
import { OFFLINE } from './accounts/offline.js';
import { PRINCIPAL } from './accounts/principal.js';
import { SECONDAIRE } from './accounts/secondaire.js';

export type { AccountListing } from './account-listing.js';

/** All accounts, oldest first: created in this order, the newest one comes first on the page. */
export const ACCOUNTS: readonly AccountListing[] = [...SECONDAIRE, ...PRINCIPAL, ...OFFLINE, ...COMPLET].sort(
  (one, other) => other.ageDays - one.ageDays,
);
