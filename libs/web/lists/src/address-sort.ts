import { useAddressChange } from './address-change';
import { oneOf } from './one-of';

interface Sorting<Name extends string> {
  key: Name;
  direction: 'ascending' | 'descending';
}

/**
 * The order of a table as the address bar holds it: `?sort=price`, or `?sort=-price` for falling order; nothing is the
 * list's own order.
 * @param names what may be sorted by; anything else in the address bar is as good as nothing
 */
export function useAddressSort<Name extends string>(names: readonly Name[]) {
  const { params, change } = useAddressChange();
  const said = params.get('sort') ?? '';
  const isFalling = said.startsWith('-');
  const key = oneOf(names, isFalling ? said.slice(1) : said);
  const asked: Name | `-${Name}` | undefined = key && (isFalling ? `-${key}` : key);
  const sort: Sorting<Name> | undefined = key && { key, direction: isFalling ? 'descending' : 'ascending' };
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
