import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/**
 * Returns a function that reads the location of the address bar. `useLocation` returns the location that is rendered: while the
 * next page loads, the former page is still mounted and its timers run.
 */
export function useAddressNow(): () => Location {
  // The router's history has `location`, though the type of the context does not declare it.
  const history = useContext(NavigationContext).navigator as unknown as { location: Location };
  return useCallback(() => history.location, [history]);
}

/**
 * Returns a function for navigation after a wait (a timer, a response, an event): a user who has navigated meanwhile is not
 * redirected.
 * @returns navigates; its result says whether it did
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
