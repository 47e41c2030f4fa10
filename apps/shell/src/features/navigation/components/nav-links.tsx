import { NavLink } from '@manette/web-router';
import { NavItem, NavPanelItem } from '@manette/web-ui';
import type { NavLinkView } from './links';

/** The links of a wide screen. */
export const NavWideLinks = ({ links }: { links: NavLinkView[] }) =>
  links.map(({ to, icon: _icon, ...view }) => <NavItem key={to} link={<NavLink to={to} />} {...view} />);

/** The same links in the menu of a narrow screen. */
export const NavPanelLinks = ({ links }: { links: NavLinkView[] }) =>
  links.map(({ to, icon: Icon, ...view }) => (
    <NavPanelItem key={to} link={<NavLink to={to} />} icon={<Icon />} {...view} />
  ));
