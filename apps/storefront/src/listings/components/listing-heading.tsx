import type { ReactNode } from 'react';
import { isNew, type AccountView, type GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Badge, PageTitle, Rating, Stock } from '@manette/web-ui';
import { useAvailability } from '../hooks/use-availability';
import { useRatingText } from '../hooks/use-rating-text';

interface ListingHeadingProps {
  listing: AccountView | GiftCardView;
  name: string;
  badges: ReactNode;
  price: ReactNode;
  /** Content below the name. */
  children?: ReactNode;
}

/** Shows the badges, name, price, stock and rating of a listing on its own page. */
export function ListingHeading({ listing, name, badges, price, children }: ListingHeadingProps) {
  const { t } = useTranslation('accountCase');
  const availability = useAvailability();
  const rating = useRatingText()(listing.rating);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {badges}
        {isNew(listing.createdAt) && <Badge tone="accent">{t('new')}</Badge>}
      </div>
      <PageTitle>{name}</PageTitle>
      <h1 className="text-6 tracking-tight wrap-anywhere rtl:tracking-normal">
        <bdi>{name}</bdi>
      </h1>
      {children}
      <div>
        {price}
        <Stock available={listing.available}>{availability(listing.available)}</Stock>
        {rating && <Rating>{rating}</Rating>}
      </div>
    </>
  );
}
