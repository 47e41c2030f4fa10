import type { ContextPersistence } from '@manette/platform';
import { AccountSchema } from './account.schema.js';
import { GiftCardSchema } from './gift-card.schema.js';
import { Catalog001Search } from './migrations/catalog-001-search.js';
import { Catalog002Listings } from './migrations/catalog-002-listings.js';
import { Catalog003Indexes } from './migrations/catalog-003-indexes.js';
import { Catalog004Pictures } from './migrations/catalog-004-pictures.js';
import { Catalog005ListingView } from './migrations/catalog-005-listing-view.js';
import { Catalog006Estimates } from './migrations/catalog-006-estimates.js';
import { Catalog007UnusedPictures } from './migrations/catalog-007-unused-pictures.js';
import { Catalog008Sorting } from './migrations/catalog-008-sorting.js';
import { Catalog009Words } from './migrations/catalog-009-words.js';
import { Catalog010Changes } from './migrations/catalog-010-changes.js';
import { Catalog011Postings } from './migrations/catalog-011-postings.js';
import { Catalog030Units } from './migrations/catalog-030-units.js';
import { Catalog031SavedSearches } from './migrations/catalog-031-saved-searches.js';
import { Catalog032StockAlerts } from './migrations/catalog-032-stock-alerts.js';
import { Catalog040OrderableItems } from './migrations/catalog-040-orderable-items.js';
import { MoneySchema } from './money.schema.js';

/** The schema, entities and migrations of the catalogue. */
export const catalogPersistence: ContextPersistence = {
  schema: 'catalog',
  entities: [AccountSchema, GiftCardSchema, MoneySchema],
  // The sizes of encoded pictures, and the originals of pictures that are not encoded yet.
  uploads: `select 'public/pictures/' || id || '/' || size || '.' || format
      from catalog.picture, unnest(widths) size, unnest(array['avif', 'webp']) format where is_ready
    union all select original from catalog.picture where original is not null`,
  migrations: [
    { name: 'catalog_001_search', class: Catalog001Search },
    { name: 'catalog_002_listings', class: Catalog002Listings },
    { name: 'catalog_003_indexes', class: Catalog003Indexes },
    { name: 'catalog_004_pictures', class: Catalog004Pictures },
    { name: 'catalog_005_listing_view', class: Catalog005ListingView },
    { name: 'catalog_006_estimates', class: Catalog006Estimates },
    { name: 'catalog_007_unused_pictures', class: Catalog007UnusedPictures },
    { name: 'catalog_008_sorting', class: Catalog008Sorting },
    { name: 'catalog_009_words', class: Catalog009Words },
    { name: 'catalog_010_changes', class: Catalog010Changes },
    { name: 'catalog_011_postings', class: Catalog011Postings },
    { name: 'catalog_030_units', class: Catalog030Units },
    { name: 'catalog_031_saved_searches', class: Catalog031SavedSearches },
    { name: 'catalog_032_stock_alerts', class: Catalog032StockAlerts },
    { name: 'catalog_040_orderable_items', class: Catalog040OrderableItems },
  ],
};
