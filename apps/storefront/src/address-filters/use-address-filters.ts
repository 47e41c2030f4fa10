import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '@manette/web-router';

const TYPING_PAUSE_MS = 250;

/**
 * A list's filters as the address bar holds them, so that they survive a reload and can be sent to somebody. The
 * words of the search (`q`) wait for a pause in typing before they get there.
 */
export function useAddressFilters() {
  const [params, setParams] = useSearchParams();
  const [text, search] = useState(params.get('q') ?? '');
  /** An empty value takes the filter away. */
  const choose = (name: string, value: string) =>
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
  const settle = useEffectEvent(() => {
    if (wanted !== asked) choose('q', wanted);
  });
  useEffect(() => {
    const pause = setTimeout(() => settle(), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  /** The filter's value where it is one of `values`; what somebody else typed into the address is no filter. */
  const chosen = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((known) => known === params.get(name));
  return { text, q: asked || undefined, search, choose, chosen, clear };
}
