import { useAddressChange } from './address-change';
import { oneOf } from './one-of';

interface Sorting<Name extends string> {
  key: Name;
  direction: 'ascending' | 'descending';
}

/**
 * The sort order of a table, stored in the address bar: `?sort=price`, or `?sort=-price` for descending order; without it
 * the list has its default order.
 * @param names the sortable columns; anything else in the address bar is ignored
 */
export function useAddressSort<Name extends string>(names: readonly Name[]) {
  const { params, change } = useAddressChange();
  const value = params.get('sort') ?? '';
  const isDescending = value.startsWith('-');
  const key = oneOf(names, isDescending ? value.slice(1) : value);
  const asked: Name | `-${Name}` | undefined = key && (isDescending ? `-${key}` : key);
  const sort: Sorting<Name> | undefined = key && {
    key,
    direction: isDescending ? 'descending' : 'ascending',
  };
  const sortBy = (wanted: string) =>
    change((next) => {
      if (wanted === '') next.delete('sort');
      else next.set('sort', wanted);
    });
  const onSort = (wanted: { key: string; direction: string } | undefined) =>
    sortBy(wanted ? `${wanted.direction === 'descending' ? '-' : ''}${wanted.key}` : '');
  return { asked, sort, sortBy, onSort };
}

export type AddressSort = Pick<
  ReturnType<typeof useAddressSort<string>>,
  'asked' | 'sort' | 'sortBy' | 'onSort'
>;
