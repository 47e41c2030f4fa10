import './translations';
import { X } from 'lucide-react';
import { savedSearchName, savedSearchPath, type SavedSearchView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, notify } from '@manette/web-ui';
import { refusalText } from './refusal-text';
import {
  useGetSavedSearchesQuery,
  useRemoveSearchMutation,
  useSaveSearchMutation,
  type ShelfFilters,
} from './saved-searches.api';

interface SavedSearchesProps {
  catalog: SavedSearchView['catalog'];
  filters: ShelfFilters;
}

/** Returns a key that is equal for filters that the server treats as equal, except for variants of letters. */
const comparisonKey = ({ q, service, console, platform, region, inStock }: ShelfFilters) =>
  JSON.stringify([q?.trim().toLowerCase(), service, console, platform, region?.toLowerCase(), inStock]);
const filtersOf = ({ query }: SavedSearchView): ShelfFilters => ({
  ...query,
  inStock: query.inStock === undefined ? undefined : String(query.inStock),
});

/** Saves the filters of a shelf, and links to the saved searches [POC-116]. */
export default function SavedSearches({ catalog, filters }: SavedSearchesProps) {
  const { t } = useTranslation('savedSearches');
  const { data } = useGetSavedSearchesQuery();
  const [saveSearch, { isLoading }] = useSaveSearchMutation();
  if (!data) return null;
  const searches = data.filter((search) => search.catalog === catalog);
  const isFiltered = Object.values(filters).some(Boolean);
  const isSaved = searches.some((search) => comparisonKey(filtersOf(search)) === comparisonKey(filters));
  const save = async () => {
    try {
      await saveSearch({ catalog, query: filters }).unwrap();
      notify.success(t('saved'));
    } catch (error) {
      notify.error(refusalText(error, t('saveFailed')));
    }
  };
  return (
    <>
      {isFiltered && !isSaved && (
        <p className="mb-4">
          <Button size="compact" disabled={isLoading} onClick={() => void save()}>
            {t('save')}
          </Button>
        </p>
      )}
      {searches.length > 0 && (
        <section aria-label={t('title')} className="mb-4 grid gap-2">
          <h2 className="text-2">{t('title')}</h2>
          <ul className="flex flex-wrap gap-2">
            {searches.map((search) => (
              <SavedSearch key={search._id} search={search} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SavedSearch({ search: { _id, catalog, query } }: { search: SavedSearchView }) {
  const { t } = useTranslation('savedSearches');
  const say = useTranslateMessage();
  const [removeSearch, { isLoading }] = useRemoveSearchMutation();
  const words = { inStock: t('inStock'), outOfStock: t('outOfStock') };
  const name = savedSearchName({ ...query, service: query.service && say(query.service) }, words);
  const remove = async () => {
    try {
      await removeSearch(_id).unwrap();
    } catch (error) {
      notify.error(refusalText(error, t('removeFailed')));
    }
  };
  return (
    <li className="flex min-w-0 items-center rounded-full border border-line bg-surface ps-4">
      <Link to={savedSearchPath(catalog, query)} className="wrap-anywhere">
        <bdi>{name}</bdi>
      </Link>
      <Button
        look="ghost"
        size="compact"
        className="rounded-full"
        icon={<X aria-hidden className="size-4" />}
        aria-label={t('remove', { name })}
        disabled={isLoading}
        onClick={() => void remove()}
      />
    </li>
  );
}
