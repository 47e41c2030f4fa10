import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/**
 * `useLocation` returns the location that is rendered. While the next page loads, the former page is still mounted and its
 * timers run.
 * @returns reads the location of the address bar
 */
export function useAddressNow(): () => Location {
  // The router's history has it, though the context's type does not say so.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return useCallback(() => history.location, [history]);
}

/**
 * For navigation after a wait (a timer, a response, an event): a user who has navigated meanwhile is not redirected.
 * @returns navigates; the result says whether it did
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
