import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, Price, Stock } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useViewedListings } from '../hooks/use-viewed-listings';

/** Shows the listings that the user opened last, with current price and stock; nothing if there are none [POC-108]. */
export function RecentlyViewed() {
  const { t } = useTranslation('home');
  const label = useId();
  const availability = useAvailability();
  const { listings, clear } = useViewedListings();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={label} className="mb-16">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={label}>{t('viewed.title')}</h2>
        <Button look="ghost" size="compact" onClick={clear}>
          {t('viewed.clear')}
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map(({ path, name, price, available }) => (
          <li
            key={path}
            className="relative grid gap-1 rounded-box border border-line bg-surface p-4 hover:border-accent"
          >
            <Link
              dir="auto"
              to={path}
              className="truncate aligned-with-page font-medium after:absolute after:inset-0"
            >
              {name}
            </Link>
            <Price {...price} />
            <Stock available={available}>{availability(available)}</Stock>
          </li>
        ))}
      </ul>
    </section>
  );
}
