import { useEffect, useState } from 'react';
import { useSearchParams } from '@manette/web-router';

/** How long typing has to pause before it is asked for. */
export const ADDRESS_FILTER_PAUSE_MS = 250;

/**
 * A list's filters as the address bar holds them, so that going back and sharing a link find them again; typing waits
 * for a pause before it counts.
 * @param names the filters beside the search text `q`
 */
export function useAddressFilters<Name extends string>(...names: Name[]) {
  const [params, setParams] = useSearchParams();
  const [text, search] = useState(params.get('q') ?? '');
  const choose = (name: Name | 'q', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = () => {
    search('');
    setParams({}, { replace: true });
  };
  const wanted = text.trim();
  const asked = params.get('q') ?? '';
  useEffect(() => {
    if (wanted === asked) return undefined;
    const pause = setTimeout(() => choose('q', wanted), ADDRESS_FILTER_PAUSE_MS);
    return () => clearTimeout(pause);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the words starts the pause anew
  }, [wanted]);
  const chosen: { [Each in Name | 'q']?: string } = {};
  for (const name of ['q', ...names] as const) chosen[name] = params.get(name) || undefined;
  return { text, chosen, search, choose, clear, isFiltered: Object.values(chosen).some(Boolean) };
}

export type AddressFilters<Name extends string> = ReturnType<typeof useAddressFilters<Name>>;
