// The facade that every browser app imports in place of react-router-dom: one shared copy, and only what is used.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
export { useAddressNow, useNavigateFromHere } from './address-now';
