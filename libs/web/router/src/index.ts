// The facade that every browser app imports in place of react-router-dom: one shared copy, with only the parts that are used.
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
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
export type { NavigateFunction, To } from 'react-router-dom';
export { Link, NavLink, type LinkProps } from './link';
export { useAddressNow, useNavigateFromHere } from './address-now';
