import { useState } from 'react';
import { useCurrentUser } from '@manette/web-session';
import { skipToken } from '@manette/web-store';
import { clearViewed, readViewed, type Viewed } from '../../../listings/viewed-listings';
import { useGetViewedAccountsQuery, useGetViewedGiftCardsQuery } from '../api/viewed-listings.api';

const SHOWN = 6;
const EVERY_VISIT = { refetchOnMountOrArgChange: true };

/** A listing that was opened, as the page shows it. */
export interface ViewedListing {
  path: string;
  name: string;
  price: { amount: number; currency: string };
  available: number;
}

const idsOf = (viewed: Viewed[], kind: Viewed['kind']) => {
  const ids = viewed.filter((one) => one.kind === kind).map(({ id }) => id);
  return ids.length > 0 ? ids : skipToken;
};

/** Returns the six existing listings that were opened last, newest first, with current data; `clear` removes them [POC-108]. */
export function useViewedListings(): { listings: ViewedListing[]; clear: () => void } {
  const { _id: userId } = useCurrentUser();
  const [viewed, setViewed] = useState(() => readViewed(userId));
  const accounts = useGetViewedAccountsQuery(idsOf(viewed, 'account'), EVERY_VISIT).data ?? [];
  const cards = useGetViewedGiftCardsQuery(idsOf(viewed, 'gift'), EVERY_VISIT).data ?? [];
  const known = new Map<string, ViewedListing>([
    ...accounts.map(
      ({ _id, codeName: name, prix: price, available }) =>
        [_id, { path: `/accounts/${_id}`, name, price, available }] as const,
    ),
    ...cards.map(
      ({ _id, name, price, available }) =>
        [_id, { path: `/giftcards/${_id}`, name, price, available }] as const,
    ),
  ]);
  const clear = () => {
    clearViewed(userId);
    setViewed([]);
  };
  return { listings: viewed.flatMap(({ id }) => known.get(id) ?? []).slice(0, SHOWN), clear };
}
