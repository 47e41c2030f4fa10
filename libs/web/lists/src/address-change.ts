import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from '@manette/web-router';

/**
 * What the address bar asks for, and how it is changed in place.
 * @returns `newest` has what was changed and is not yet shown; `change` edits that and puts it into the address
 */
export function useAddressChange() {
  const [params, setParams] = useSearchParams();
  // The router knows a change only once it is rendered; another one may be made before.
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
