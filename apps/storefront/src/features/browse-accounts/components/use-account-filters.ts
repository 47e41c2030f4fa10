import { useEffect, useState } from 'react';
import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useSearchParams } from '@manette/web-router';
import type { AccountFilters } from '../api/accounts.api';

const TYPING_PAUSE_MS = 250;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** The shelf's filters as the address bar holds them; typing waits for a pause before it asks the server. */
export function useAccountFilters() {
  const [params, setParams] = useSearchParams();
  const [text, search] = useState(params.get('q') ?? '');
  const choose = (name: 'q' | 'service' | 'console', value: string) =>
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
    const pause = setTimeout(() => choose('q', wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the words starts the pause anew
  }, [wanted]);
  const filters: AccountFilters = {
    q: asked || undefined,
    service: oneOf(SERVICES, params.get('service')),
    console: oneOf(CONSOLES, params.get('console')),
  };
  return { text, filters, search, choose, clear };
}

export type AccountFilterControls = ReturnType<typeof useAccountFilters>;
