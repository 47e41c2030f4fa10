import '../shelf/translations';
import { useEffect, type ReactNode } from 'react';
import { isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { DetailsSkeleton, notify, PageFrame } from '@manette/web-ui';
import { ShelfLink } from './shelf-link';
import { useShelf } from '../hooks/use-shelf';

interface ListingPageProps<Listing> {
  /** What a query of one listing answers. */
  query: { data?: Listing | undefined; isError: boolean; error?: unknown };
  /** The listing as a shelf in the page's memory shows it: it stands there until its own answer has come. */
  known: Listing | undefined;
  kind: 'account' | 'gift';
  /** Of its shelf. */
  path: string;
  backLabel: string;
  /** The sentence of a failure, in English. */
  failed: string;
  children: (listing: Listing) => ReactNode;
}

/**
 * The page of one listing. One that cannot be shown, or is there no more, sends the reader back to the shelf and says so
 * [CAT-041, CAT-055]; one that is shown stays while the server is merely out of reach.
 */
export function ListingPage<Listing>({
  query,
  known,
  kind,
  path,
  backLabel,
  failed,
  children,
}: ListingPageProps<Listing>) {
  const { t } = useTranslation('shelf');
  const { data: listing, isError, error } = query;
  const shown = listing ?? known;
  const navigate = useNavigateFromHere();
  const { address } = useShelf(path);
  const isGone = isApiError(error) && error.status === 404;
  const isLost = isError && (listing === undefined || isGone);
  useEffect(() => {
    if (!isLost) return;
    notify.error(translateMessage(failed), { id: failed });
    navigate(address, { replace: true });
  }, [isLost, failed, navigate, address]);
  return (
    <PageFrame back={<ShelfLink path={path} />} backLabel={backLabel}>
      {shown ? children(shown) : <DetailsSkeleton label={t('loading')} kind={kind} />}
    </PageFrame>
  );
}
