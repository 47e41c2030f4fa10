import { useEffect, useState } from 'react';
import { TICKET_STATUSES } from '@manette/contracts/orders';
import { useSearchParams } from '@manette/web-router';
import type { TicketFilters } from '../api/tickets.api';

const TYPING_PAUSE_MS = 250;

/** The type filter's choices; gift-card tickets show under 'all' (contract, section 5). */
export const FILTER_TYPES = ['rent', 'buy', 'repair', 'general'] as const;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** The list's filters as the address bar holds them; typing waits for a pause before it asks the server. */
export function useTicketFilters() {
  const [params, setParams] = useSearchParams();
  const [text, search] = useState(params.get('q') ?? '');
  const choose = (name: 'q' | 'status' | 'type', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const wanted = text.trim();
  const asked = params.get('q') ?? '';
  useEffect(() => {
    if (wanted === asked) return undefined;
    const pause = setTimeout(() => choose('q', wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the words starts the pause anew
  }, [wanted]);
  const filters: TicketFilters = {
    q: asked || undefined,
    status: oneOf(TICKET_STATUSES, params.get('status')),
    type: oneOf(FILTER_TYPES, params.get('type')),
  };
  return { text, filters, search, choose, isFiltered: Object.values(filters).some(Boolean) };
}

export type TicketFilterControls = ReturnType<typeof useTicketFilters>;
