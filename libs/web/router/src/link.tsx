import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useMatch, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this product. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** The router's `Link` without the preloading for data routers, which is as much code as the rest of the router. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/** A link with `aria-current` while the current page is its target, or below its target. */
export function NavLink(link: LinkProps) {
  const { pathname } = useResolvedPath(link.to);
  const isActive = useMatch({ path: pathname, end: false }) !== null;
  return <Link aria-current={isActive ? 'page' : undefined} {...link} />;
}
