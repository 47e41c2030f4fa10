import { sql, type RawBuilder } from 'kysely';
import type { ListingCriteria } from './listing-criteria.js';

/** The counts of all listings by facet, as `l` with the columns that filters compare. */
const tallyOf = ({ table }: ListingCriteria): RawBuilder<unknown> =>
  sql`(select *, in_stock::int as available from ${sql.table(`${table}_tally`)}) l`;

const passing = ({ filters }: ListingCriteria): RawBuilder<boolean> =>
  filters.length > 0 ? sql`${sql.join([...filters], sql` and `)}` : sql`true`;

/** How many listings pass the filters: a sum over the facets. */
export const shelfTotal = (criteria: ListingCriteria): RawBuilder<number> =>
  sql`(select coalesce(sum(listings), 0)::int from ${tallyOf(criteria)} where ${passing(criteria)})`;

/** The condition that a posting or a word's tally belongs to listings that pass the filters. */
export const inFacets = (criteria: ListingCriteria): RawBuilder<boolean> =>
  criteria.filters.length > 0
    ? sql`facet = any (array(select l.facet from ${tallyOf(criteria)} where ${passing(criteria)}))`
    : sql`true`;
