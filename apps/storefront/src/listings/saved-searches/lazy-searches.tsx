import type { ItemRef, SavedSearchView } from '@manette/contracts/catalog';
import { afterContent } from '@manette/web-realtime';
import { needsVerification, useCurrentUser } from '@manette/web-session';
import { lazyPart, PartBoundary } from '@manette/web-ui';
import type { ShelfFilters } from './saved-searches.api';

// One file: each file of the storefront has its digest in the remote entry.
const SavedSearches = lazyPart(async () => {
  await afterContent();
  return import(/* webpackChunkName: "saved-searches" */ './saved-searches');
});
const StockAlert = lazyPart(() => import(/* webpackChunkName: "saved-searches" */ './stock-alert'));

interface ShelfSearchesProps {
  catalog: SavedSearchView['catalog'];
  filters: ShelfFilters;
  /** Whether the shelf has been shown, which comes first. */
  shown: boolean;
}

/** The saved searches of a shelf, loaded after it. */
export function ShelfSearches({ shown, ...shelf }: ShelfSearchesProps) {
  return <PartBoundary>{shown && <SavedSearches {...shelf} />}</PartBoundary>;
}

/** The button of a listing without stock, for clients who may order [POC-117]. */
export function WaitForStock({ available, ...item }: ItemRef & { available: number }) {
  const user = useCurrentUser();
  if (available > 0 || user.role === 'admin' || needsVerification(user)) return null;
  return (
    <PartBoundary>
      <StockAlert {...item} />
    </PartBoundary>
  );
}
