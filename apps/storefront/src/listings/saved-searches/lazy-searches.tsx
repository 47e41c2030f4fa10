import type { ItemRef, SavedSearchView } from '@manette/contracts/catalog';
import { afterContent } from '@manette/web-realtime';
import { needsVerification, useCurrentUser } from '@manette/web-session';
import { PartBoundary } from '@manette/web-ui';
import { optionalPart } from '../../components/optional-part';
import type { ShelfFilters } from './saved-searches.api';

// Both components are in one chunk, because the remote entry contains a digest for each file of the storefront.
const SavedSearches = optionalPart(async () => {
  await afterContent();
  return import(/* webpackChunkName: "saved-searches" */ './saved-searches');
});
const StockAlert = optionalPart(() => import(/* webpackChunkName: "saved-searches" */ './stock-alert'));

interface ShelfSearchesProps {
  catalog: SavedSearchView['catalog'];
  filters: ShelfFilters;
  /** Whether the shelf is shown; the saved searches load after it. */
  shown: boolean;
}

/** The saved searches of a shelf, loaded after the shelf. */
export function ShelfSearches({ shown, ...shelf }: ShelfSearchesProps) {
  return <PartBoundary>{shown && <SavedSearches {...shelf} />}</PartBoundary>;
}

/** The button for a stock alert of a listing without stock, for clients who may order [POC-117]. */
export function WaitForStock({ available, ...item }: ItemRef & { available: number }) {
  const user = useCurrentUser();
  if (available > 0 || user.role === 'admin' || needsVerification(user)) return null;
  return (
    <PartBoundary>
      <StockAlert {...item} />
    </PartBoundary>
  );
}
