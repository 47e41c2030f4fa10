import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/**
 * `useLocation` tells what is shown. While the page of a new address loads, the page that is being left still stands, and
 * its timers run.
 * @returns reads what stands in the address bar
 */
export function useAddressNow(): () => Location {
  // The router's history knows it; the type of the context only tells what others of its users need.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return useCallback(() => history.location, [history]);
}

/**
 * For what has waited (for a timer, an answer, an event) and then leads elsewhere: somebody who has gone on meanwhile stays
 * where they went.
 * @returns navigates, and says whether it did
 */
export function useNavigateFromHere(): (path: string, options?: NavigateOptions) => boolean {
  const { pathname } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  return useCallback(
    (path, options) => {
      if (addressNow().pathname !== pathname) return false;
      void navigate(path, options);
      return true;
    },
    [addressNow, pathname, navigate],
  );
}
