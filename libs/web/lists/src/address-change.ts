import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from '@manette/web-router';

/**
 * Returns the search parameters of the address bar, and a function that changes them.
 * @returns `newest` includes changes that are not rendered yet; `change` edits it and writes it to the address bar
 */
export function useAddressChange() {
  const [params, setParams] = useSearchParams();
  // `params` holds a change only after the next render; another change may come before.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(newest.current);
    edit(next);
    newest.current = next;
    setParams(next, { replace: true });
  };
  return { params, newest, change };
}
