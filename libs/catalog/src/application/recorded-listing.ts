import { listingTarget, type AuditTarget } from '@manette/contracts/audit';
import { Account } from '../domain/account.js';
import { GiftCard } from '../domain/gift-card.js';
import type { Listing } from '../domain/listing.js';

/** Returns the listing as the target of an audit log entry. */
export function recordedTarget(listing: Listing): AuditTarget {
  const { id } = listing;
  if (listing instanceof Account) return listingTarget({ kind: 'account', id, name: listing.codeName });
  if (listing instanceof GiftCard) return listingTarget({ kind: 'giftCard', id, name: listing.name });
  throw new Error(`no kind of listing: ${id}`);
}

function ownFields(listing: Listing) {
  if (listing instanceof Account) {
    const { codeName, console, service, duration, games, price: prix } = listing;
    return { codeName, prix, console, service, duration, games };
  }
  if (listing instanceof GiftCard) {
    const { name, platform, region, value, price, redemptionInstructions } = listing;
    return { name, platform, region, value, price, redemptionInstructions };
  }
  return {};
}

/**
 * Returns the fields that administrators change, by their names in the API. The values may be kept: a change of a
 * listing replaces them and never mutates them.
 */
export function recordedFields(listing: Listing): Record<string, unknown> {
  const { available, description, images } = listing;
  return { ...ownFields(listing), available, description, images };
}
