import { useAddressNow, useLocation, useSearchParams } from '@manette/web-router';

/**
 * Returns the search parameters that are rendered, and a function that changes those of the address bar.
 * @returns `newest` reads the parameters with the changes that are not rendered yet; `change` edits them and writes them to the
 * address bar
 */
export function useAddressChange() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const addressNow = useAddressNow();
  const newest = (): URLSearchParams => {
    const address = addressNow();
    // While the page of a clicked link loads, the address bar already shows that page.
    return new URLSearchParams(address.pathname === pathname ? address.search : params);
  };
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = newest();
    edit(next);
    setParams(next, { replace: true });
  };
  return { params, newest, change };
}
