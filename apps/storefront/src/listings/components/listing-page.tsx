import '../shelf/translations';
import { useEffect, type ReactNode } from 'react';
import { isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { DetailsSkeleton, notify, PageFrame } from '@manette/web-ui';
import { ShelfLink } from './shelf-link';
import { useShelf } from '../hooks/use-shelf';
import { noteViewed } from '../viewed-listings';

interface ListingPageProps<Listing extends { _id: string }> {
  /** The result of the query of one listing. */
  query: { data?: Listing | undefined; isError: boolean; error?: unknown };
  /** The listing from the cache of a shelf, shown until its own query has a response. */
  known: Listing | undefined;
  kind: 'account' | 'gift';
  /** The path of its shelf. */
  path: string;
  backLabel: string;
  /** The error message, in English. */
  failed: string;
  children: (listing: Listing) => ReactNode;
}

/**
 * The page of one listing. If the listing cannot be loaded or no longer exists, the page shows an error and redirects to the
 * shelf [CAT-041, CAT-055]. A loaded listing stays visible while the server is unreachable.
 */
export function ListingPage<Listing extends { _id: string }>({
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
  const { _id: userId } = useCurrentUser();
  const id = listing?._id;
  useEffect(() => {
    if (id !== undefined) noteViewed(userId, { kind, id });
  }, [userId, kind, id]);
  return (
    <PageFrame back={<ShelfLink path={path} />} backLabel={backLabel}>
      {shown ? children(shown) : <DetailsSkeleton label={t('loading')} kind={kind} />}
    </PageFrame>
  );
}
